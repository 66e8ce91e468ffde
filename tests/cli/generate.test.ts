import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { HELP } from '../../tools/cli/usage.ts';
import { LINK_PARAMETERS } from '../../workers/shared/link/link-names.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_RELEASE, ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { OLD_PAGES } from '../e2e/old-pages.ts';
import { runOf } from '../tasks/result-of.ts';
import { buildCommand, optionsOf, runCommand, runCommandInto, runHere } from './run-command.ts';
import { testFolder } from './run-results.ts';

const { folder, fileOf } = testFolder();

const base = {
  seed: 'abc',
  'history-seed': 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};
const lotomania = optionsOf({ lottery: 'lotomania', games: 20, strategy: 'quick', ...base });

/** A number as a ticket on the screen has it. */
const asOnScreen = (n: string) => (n === '100' ? '00' : n.padStart(2, '0'));

const linesOf = (text: string) => text.trimEnd().split('\n');

beforeAll(buildCommand);

describe.concurrent('the command generate', () => {
  test('prints with --json the receipt and tickets of the task, else their numbers', async () => {
    const [first, second, numbers, plain] = await Promise.all([
      runCommand([...lotomania, '--json']),
      runHere([...lotomania, '--json']),
      runHere([...lotomania, '--numbers']),
      runHere(lotomania),
    ]);
    const request = { lottery: 'lotomania', strategy: 'quick', games: 20, seed: 'abc' } as const;
    const { date, now } = base;
    const answer = runOf({ ...request, history: simulated('h1', date), now });
    const { tickets } = answer;
    const names = { lottery: 'lotomania', strategy: 'quick', games: 20, seed: 'abc' };
    const receipt = { engine: ENGINE_VERSION, ...names, historySeed: 'h1', date, now };
    const stdout = `${JSON.stringify({ receipt, tickets, version: 1 })}\n`;
    expect(first).toEqual({ status: 0, stdout, stderr: '' });
    expect(second).toEqual(first);
    const lines = tickets.map((ticket) => `${ticket.numbers.join(' ')}\n`).join('');
    expect(numbers).toEqual({ status: 0, stdout: lines, stderr: '' });
    expect(plain).toEqual(numbers);
  });

  test('makes a bet again, with its swapped tickets, from its receipt and from its link', async () => {
    const bet = { marks: 10, team: 7, draws: 3 };
    const run = { lottery: 'timemania', games: 3, strategy: 'atrasados', ...base };
    const args = [...optionsOf({ ...run, ...bet }), '--swaps', '1,0,1'];
    const json = await runHere([...args, '--json']);
    const link = await runHere([...args, '--print-link']);
    const lines = await runHere(args);
    const { receipt, tickets } = JSON.parse(json.stdout);
    expect(receipt).toMatchObject({ bet, swaps: [1, 0, 1] });
    expect(tickets).toHaveLength(3);
    for (const ticket of tickets) expect(ticket).toMatchObject({ team: 7, odds: 26_472_637 });
    const numbers = tickets.map((ticket: { numbers: number[] }) => `${ticket.numbers.join(' ')}\n`);
    expect(lines.stdout).toBe(numbers.join(''));
    expect(await runCommand(['--receipt', '-', '--json'], { input: json.stdout })).toEqual(json);
    expect(await runHere(['--link', link.stdout.trim(), '--json'])).toEqual(json);
  });

  test('prints 100,000 different tickets', async () => {
    const args = optionsOf({ lottery: 'lotofacil', games: 100_000, strategy: 'uniform', ...base });
    const { status, stdout, stderr } = await runHere(args);
    const lines = linesOf(stdout);
    expect({ status, stderr, count: lines.length }).toEqual({ status: 0, stderr: '', count: 1e5 });
    expect(new Set(lines).size).toBe(100_000);
    expect(lines.every((line) => /^\d{1,2}( \d{1,2}){14}$/.test(line))).toBe(true);
  });

  test('prints with --json the proof of a wheel, and with --numbers its tickets', async () => {
    const wheel = { lottery: 'quina', games: 6, strategy: 'cercamento', promise: 3, ...base };
    const pool = [5, 1, 80, 13, 27, 34, 41, 48, 55, 62, 69, 76];
    const args = optionsOf({ ...wheel, pool: pool.join() });
    const json = await runHere([...args, '--json']);
    const numbers = await runHere(args);
    const { date, now, seed } = base;
    const names = { lottery: 'quina', strategy: 'cercamento', games: 6, seed } as const;
    const options = { pool, hits: 3 };
    const { tickets, proof } = runOf({ ...names, history: simulated('h1', date), now, options });
    const receipt = { engine: ENGINE_VERSION, ...names, historySeed: 'h1', date, now, options };
    const stdout = `${JSON.stringify({ receipt, tickets, proof, version: 1 })}\n`;
    expect(json).toEqual({ status: 0, stdout, stderr: '' });
    expect(proof).toMatchObject({ checked: 792, total: 792, hits: 3, wheel: 6 });
    expect(numbers.stdout).toBe(tickets.map((t) => `${t.numbers.join(' ')}\n`).join(''));
  });

  test('refuses a pool that the games cannot prove, and says how many numbers they can', async () => {
    const args = optionsOf({ lottery: 'quina', strategy: 'cercamento', games: 2, promise: 3 });
    const pool = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].join();
    const { status, stdout, stderr } = await runHere([...args, '--pool', pool]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^generate: --pool \[1,.*\]: expected 5 to 10 numbers\n$/);
  });

  test('draws a new quick ticket each time, and tells on standard error the options that make it again', async () => {
    const given = ['--lottery', 'lotomania'];
    const drawn = await runCommand(given);
    expect(drawn.status).toBe(0);
    expect(linesOf(drawn.stdout)).toHaveLength(1);
    expect((await runHere(given)).stdout).not.toBe(drawn.stdout);
    const told =
      /^generate: --date fixes the day; the same again with (--seed \w{32} --date \S+ --now \S+ --engine \d)\n$/;
    const [, options = ''] = told.exec(drawn.stderr) ?? [];
    expect(await runHere([...given, ...options.split(' ')])).toEqual({ ...drawn, stderr: '' });
  });

  // SHA-256 of what the command printed when engine 2 was the newest.
  test.each([
    [
      '--lottery lotomania --games 20 --strategy quick --json',
      '33c4e803b4da209a2998222b2481f8d12cdc806c096354434acdfa2e4470361e',
    ],
    [
      '--lottery lotofacil --games 20000 --strategy quick',
      '2de50694902c429f421d8b6c7ad6a474af1552805b04e885296172d89b6b41e5',
    ],
    [
      '--lottery quina --games 6 --strategy cercamento --promise 3 --json',
      '35ac5632a38bd50978da4a9b44e2472999180b9201fe932507b591880ddfc815',
    ],
  ])('prints the same bytes as ever with --engine 2: %s', async (args, hash) => {
    const told = [...args.split(' '), ...optionsOf(base), '--engine', '2'];
    const { status, stdout } = await runHere(told);
    expect(status).toBe(0);
    // The version of the format came later.
    const then = stdout.replace(/,"version":1\}\n$/, '}\n');
    expect(createHash('sha256').update(then).digest('hex')).toBe(hash);
  });

  test('makes a run again from its link, and from what it printed, in a file', async () => {
    const json = await runHere([...lotomania, '--json']);
    const link = await runHere([...lotomania, '--print-link']);
    const printed = fileOf('printed', json.stdout);
    const alone = fileOf('alone', JSON.stringify(JSON.parse(json.stdout).receipt));
    const fromLink = await runHere(['--link', link.stdout.trim(), '--json']);
    const fromPrinted = await runHere(['--receipt', printed, '--json']);
    const fromAlone = await runHere(['--receipt', alone, '--json']);
    const linkAgain = await runHere(['--receipt', alone, '--print-link']);
    const elsewhere = await runHere(['--receipt', alone, '--print-link', '--site', 'https://robo.example/app/']);
    expect(json).toMatchObject({ status: 0, stderr: '' });
    for (const made of [fromLink, fromPrinted, fromAlone]) expect(made).toEqual(json);
    expect(link.stdout).toMatch(/^http:\/\/localhost:4173\/\?r=[\w-]{20,77}\n$/);
    expect(linkAgain).toEqual(link);
    expect(elsewhere.stdout).toBe(link.stdout.replace('http://localhost:4173/', 'https://robo.example/app/'));
  });

  test.each([
    [
      3,
      `made with engine 5; this is engine ${ENGINE_RELEASE}, which replays 1, 2, 3, 4`,
      '{"engine":"5","lottery":"new"}',
    ],
    [2, '--receipt "<path>": engine is no version; expected one of 1, 2, 3, 4', '{"engine":3}'],
    [2, '--receipt "<path>": no text in UTF-8', '\xff'],
    [2, '--receipt "<path>": no JSON', ''],
    [2, '--receipt "<path>": over 1000000 bytes: no receipt', ' '.repeat(1_000_001)],
  ])('refuses a receipt with status %i and one line: %s', async (status, line, receipt) => {
    const path = fileOf('refused', Buffer.from(receipt, 'latin1'));
    const refused = await runHere(['--receipt', path]);
    expect(refused).toEqual({ status, stdout: '', stderr: `generate: ${line.replace('<path>', path)}\n` });
  });

  test('makes a long run again from what it printed, of which it reads the head', async () => {
    const long = ['--lottery', 'quina', '--games', '5000', ...optionsOf(base), '--json'];
    const { stdout } = await runHere(long);
    expect(stdout.length).toBeGreaterThan(1_000_000);
    const { tickets } = JSON.parse(stdout) as { tickets: { id: string }[] };
    expect(new Set(tickets.map(({ id }) => id)).size).toBe(5000);
    expect(linesOf(stdout)).toHaveLength(1);
    const again = await runCommand(['--receipt', '-', '--json'], { input: stdout });
    expect(again).toMatchObject({ status: 0, stdout });
  });

  test.each(OLD_PAGES)('makes the tickets that the page of engine 2 showed: $link', async (page) => {
    const { status, stdout } = await runHere(['--link', `https://robo.example/${page.link}`]);
    const shown = page.tickets.map((ticket) => (ticket.split(' | ')[0] ?? '').split(' '));
    const made = linesOf(stdout).map((line) => line.split(' ').map(asOnScreen));
    expect({ status, made }).toEqual({ status: 0, made: shown });
  });

  test('says on standard error how many tickets left the rule', async () => {
    const args = optionsOf({ lottery: 'lotofacil', games: 3000, strategy: 'quick', ...base });
    const { status, stdout, stderr } = await runHere(args);
    expect(status).toBe(0);
    expect(linesOf(stdout).length).toBe(3000);
    expect(stderr).toMatch(/^\d+ of 3000 tickets .*\n$/);
  });

  test('stops quietly when the reader has had enough', async () => {
    const args = optionsOf({ lottery: 'lotomania', games: 10_000_000, strategy: 'uniform' });
    const { status, stderr } = await runCommand(args, { readBytes: 1000 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['lines', optionsOf({ lottery: 'quina', games: 100_000, strategy: 'uniform' })],
    ['JSON', [...lotomania, '--json']],
    ['the tickets of a wheel', optionsOf({ lottery: 'quina', strategy: 'cercamento' })],
    ['the help', ['--help']],
  ])('ends on a full disk with one line and a status of its own: %s', async (_, args) => {
    expect(await runCommandInto('/dev/full', args)).toEqual({
      status: 3,
      stderr: 'generate: cannot write the output: ENOSPC: no space left on device, write\n',
    });
  });

  test('tells of output that is cut short in its last piece', async () => {
    const file = join(folder, 'out');
    // Some 2,900 bytes, written in one piece.
    const whole = await runCommandInto(file, lotomania);
    const text = readFileSync(file, 'latin1');
    expect(whole).toEqual({ status: 0, stderr: '' });
    expect(linesOf(text)).toHaveLength(20);
    const cut = await runCommandInto(file, lotomania, 2);
    expect(cut.status).toBe(3);
    expect(cut.stderr).toMatch(/^generate: cannot write the output: EFBIG\b.*\n$/);
    expect(readFileSync(file, 'latin1')).toBe(text.slice(0, 1024));
  });

  test('explains itself in its help', () => {
    for (const { key } of LOTTERIES) expect(HELP).toContain(key);
    for (const id of STRATEGY_IDS) expect(HELP).toContain(id);
    for (const version of ENGINE_VERSIONS) expect(HELP).toContain(version);
    expect(HELP).toMatch(/Exit status: 0 .*2 .*3 when the\s+output cannot be written/s);
    for (const name of LINK_PARAMETERS) {
      expect(HELP).toContain(`  --${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)} `);
    }
  });

  test('refuses in a real process with status 2, one line and no output', async () => {
    const { status, stdout, stderr } = await runCommand(['--lottery', 'constructor']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const keys = LOTTERIES.map(({ key }) => key).join(', ');
    expect(stderr).toMatch(/^generate: --lottery "constructor": [^\n]*\n$/);
    expect(stderr).toContain(`${keys}\n`);
  });
});
