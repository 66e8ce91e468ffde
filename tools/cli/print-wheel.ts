import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { writeReceipt } from '../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import { wheel } from '../../workers/tasks/wheel.ts';
import type { Format } from './arguments.ts';
import { jsonText } from './json-text.ts';
import type { Write } from './print-run.ts';

/**
 * Prints the tickets of a wheel, and with `json` the receipt and the proof, which is made again each time; returns how
 * many tickets were relaxed. Throws a RequestError for a pool that the tickets cannot prove.
 */
export async function printWheel(request: GenerateRequest, write: Write, format: Format): Promise<number> {
  const { receipt, tickets, proof } = runToEnd(wheel.run(request));
  if (format === 'json') await write(jsonText({ receipt: writeReceipt(receipt), tickets, proof }));
  else await write(tickets.map(({ numbers }) => `${numbers.join(' ')}\n`).join(''));
  return tickets.filter((ticket) => ticket.relaxed).length;
}
