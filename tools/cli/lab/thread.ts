import { parentPort, workerData } from 'node:worker_threads';
import { sumsOf } from '../../../workers/lab/run-job.ts';
import { openJob } from './experiment.ts';

// A thread of `lab --jobs`: opens the experiment that it is given, and counts the blocks that it is told, one by one.
const job = openJob(workerData);
parentPort?.on('message', (block: number) => parentPort?.postMessage(sumsOf(job, [block])));
