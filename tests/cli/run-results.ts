import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { resultsCommand } from '../../tools/cli/results/commands.ts';

/** A folder for the files of a test file; it is removed after the last test. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { folder, fileOf };
}

/** Runs `results …` on this thread: its exit status and what it prints. Rejects as the command does. */
export async function runResults(...args: readonly string[]) {
  const pieces: unknown[] = [];
  const write = async (piece: string | Uint8Array) => void pieces.push(piece);
  const status = await resultsCommand(args, { write, today: '2026-11-22' });
  return { status, output: pieces.join('') };
}
