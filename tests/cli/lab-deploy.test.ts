import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runLab } from './run-lab.ts';

const job = readFileSync('deploy/lab-job.yaml', 'utf8');

/** The files that the task of an array writes with such arguments, for fewer draws. */
async function written([name, ...args]: readonly string[], env: Readonly<Record<string, string>>): Promise<string[]> {
  expect(name).toBe('robo-da-sorte-lab');
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await runLab(
    args.map((arg) => arg.replace('--draws=1000000000', '--draws=1000').replace('/out/', `${folder}/`)),
    env,
  );
  return readdirSync(folder);
}

test('the Job of Kubernetes runs a shard for each completion', async () => {
  const [, completions = ''] = /^ {2}completions: (\d+)$/m.exec(job) ?? [];
  const [, shards = ''] = /- name: LAB_SHARDS\n +value: '(\d+)'/.exec(job) ?? [];
  expect(shards).toBe(completions);
  const args = Array.from(job.matchAll(/^ {12}- (simulate|--.+)$/gm), ([, arg = '']) => arg);
  const env = { JOB_COMPLETION_INDEX: `${Number(shards) - 1}`, LAB_SHARDS: shards };
  const [, command = ''] = /^ENTRYPOINT \["(.+)"\]$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
  expect(await written([command, ...args], env)).toEqual([`shard-${shards}-of-${shards}.json`]);
});

test('the Job tries each index again, but not with bad arguments', () => {
  expect(job).toMatch(/^ {2}completionMode: Indexed$/m);
  expect(job).toMatch(/^ {2}backoffLimitPerIndex: [1-9]$/m);
  expect(job).toMatch(/- action: FailIndex\n +onExitCodes:\n +containerName: lab\n +operator: In\n +values: \[2\]\n/);
  expect(job).toMatch(/^ {6}restartPolicy: Never$/m);
  expect(job).toMatch(/^ {10}image: IMAGE$/m);
});
