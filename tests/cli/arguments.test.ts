import { describe, expect, test } from 'vitest';
import { readArguments } from '../../tools/cli/arguments.ts';
import { UsageError } from '../../tools/cli/usage.ts';
import { makeReceipt } from '../../workers/replay/replay.ts';
import { ENGINE_RELEASE, ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { receiptOf, writeReceipt } from '../../workers/shared/run/receipt.ts';
import { NO_CHARACTER } from '../shared/link/forged-link.ts';
import { thrownBy } from '../support/thrown-by.ts';

const surroundings = { clock: () => '2026-11-20T23:30:00.000Z', randomSeed: () => 'f00d' };

/** What the command says to these options, which must be refused. */
const refusal = (text: string) =>
  thrownBy(() => readArguments(text.split(' '), surroundings), UsageError)?.message ?? '';

describe('the options of generate', () => {
  test('leave a quick ticket of today with random seeds to be drawn', () => {
    expect(readArguments(['--lottery', 'quina'], surroundings)).toEqual({
      request: {
        lottery: 'quina',
        strategy: 'quick',
        games: 1,
        seed: 'f00d',
        history: simulated('f00d', '2026-11-20'),
        now: '2026-11-20T23:30:00.000Z',
      },
      format: 'numbers',
      drawn: [
        ...['--seed', 'f00d', '--date', '2026-11-20'],
        ...['--now', '2026-11-20T23:30:00.000Z', '--engine', ENGINE_VERSION],
      ],
    });
  });

  test.each([
    ['--seed a', '--date 2026-11-20 --now 2026-11-20T23:30:00.000Z --engine 4'],
    ['--seed a --history-seed b --now 2020-02-29T00:00:00Z', ''],
    ['--seed a --now 2020-02-29T00:00:00Z', ''],
    ['--seed a --history-seed b --date 2020-02-29 --engine 2', '--now 2026-11-20T23:30:00.000Z'],
  ])('%s leave to chance and the clock: %s', (text, drawn) => {
    const args = ['--lottery', 'quina', ...text.split(' ')];
    const command = readArguments(args, surroundings);
    expect(command.drawn.join(' ')).toBe(drawn);
    const other = { clock: () => '2031-01-01T00:00:00.000Z', randomSeed: () => 'other' };
    const again = readArguments([...args, ...command.drawn], other);
    expect(again).toMatchObject({ request: command.request, drawn: [] });
  });

  test.each(ENGINE_VERSIONS)('name the engine %s', (engine) => {
    const args = ['--lottery', 'quina', '--engine', engine];
    expect(readArguments(args, surroundings)).toMatchObject({ request: { engine } });
  });

  test('name with --seed and --now the run that makeReceipt names', () => {
    const names = { lottery: 'quina', seed: 'a', now: '2020-02-29T00:00:00Z' } as const;
    const args = ['--lottery', 'quina', '--seed', 'a', '--now', names.now];
    expect(writeReceipt(receiptOf(readArguments(args, surroundings).request))).toEqual(makeReceipt(names));
  });

  test('take the day of --now where there is no --date', () => {
    const args = ['--lottery', 'quina', '--now', '2020-02-29T00:00:00Z'];
    expect(readArguments(args, surroundings)).toMatchObject({
      request: { history: { date: '2020-02-29' } },
    });
  });

  test.each([
    ['quick', {}],
    ['datas-especiais --dates 1980-02-29', { dates: ['1980-02-29'] }],
    ['datas-especiais --dates 1980-02-29,2001-12-31', { dates: ['1980-02-29', '2001-12-31'] }],
    ['numerologia --birth-date 1980-02-29', { birthDate: '1980-02-29' }],
    ['cercamento --pool 9,2,13,4,80 --hits 4', { pool: [9, 2, 13, 4, 80], hits: 4 }],
    ['datas-especiais --date-option 1980-02-29', { dates: ['1980-02-29'] }],
    ['datas-especiais --date-option 1980-02-29 --date-option 2001-12-31', { dates: ['1980-02-29', '2001-12-31'] }],
    ['numerologia --date-option 1980-02-29', { birthDate: '1980-02-29' }],
    ['numerologia --name Ana', { name: 'Ana' }],
    ['numerologia --root 7', { root: 7 }],
    ['datas-especiais --date-numbers 21,7,28', { dateNumbers: [21, 7, 28] }],
    ['cercamento --pool 9,2,13,4,80 --promise 4', { pool: [9, 2, 13, 4, 80], hits: 4 }],
  ])('tell a strategy its options: %s', (text, options) => {
    const command = readArguments(`--lottery quina --strategy ${text}`.split(' '), surroundings);
    expect(command.request.options ?? {}).toEqual(options);
  });

  test('name an engine that there is not, with what there is', () => {
    const args = ['--lottery', 'quina', '--engine', '5'];
    expect(() => readArguments(args, surroundings)).toThrow(
      `made with engine 5; this is engine ${ENGINE_RELEASE}, which replays 1, 2, 3, 4`,
    );
  });

  test('take as many games as the lottery has combinations', () => {
    const args = ['--lottery', 'lotofacil', '--games', '3268760'];
    expect(readArguments(args, surroundings)).toMatchObject({ request: { games: 3_268_760 } });
    expect(refusal('--lottery lotofacil --games 3268761')).toContain('3268760 combinations');
  });

  test('tell a bet and the swapped tickets', () => {
    const text = '--lottery quina --marks 8 --draws 3 --swaps 0,0 --games 1';
    expect(readArguments(text.split(' '), surroundings)).toMatchObject({
      request: { bet: { marks: 8, draws: 3 }, swaps: [0, 0] },
    });
    const bet = (options: string) => readArguments(`${options} --seed a`.split(' '), surroundings).request.bet;
    expect(bet('--lottery timemania --team 80')).toEqual({ team: 80 });
    expect(bet('--lottery diadasorte --month 12')).toEqual({ month: 12 });
    expect(bet('--lottery lotomania --mirror')).toEqual({ mirror: true });
    expect(bet('--lottery lotofacil --marks 20 --games 53130')).toEqual({ marks: 20 });
  });

  test.each([
    ['--lottery quina --marks 16', '--marks 16: expected how many numbers a bet'],
    ['--lottery quina --marks x', '--marks "x": expected how many'],
    ['--lottery quina --marks 6 --strategy cercamento', 'not with cercamento'],
    ['--lottery quina --team 7', '--team 7: expected a whole number from 1 to 80, with timemania'],
    ['--lottery diadasorte --month 13', '--month 13: expected a whole number from 1 to 12'],
    ['--lottery quina --mirror', '--mirror true: expected true or false, as an option nothing, with lotomania'],
    ['--lottery quina --draws 4', '--draws 4: expected in how many consecutive draws'],
    ['--lottery quina --marks', ': expected how many numbers'],
    ['--lottery quina --swaps 1', '--swaps [1]: expected up to 100 indices of tickets'],
    ['--lottery quina --swaps x', '--swaps ["x"]: expected up to 100'],
    ['--lottery quina --marks 6 --engine 3', '--bet {"marks":6}: expected what the counter takes'],
    ['--lottery lotofacil --marks 20 --games 53131', 'only 53130 different tickets are left'],
  ])('%s is refused: %s', (text, message) => expect(refusal(text)).toContain(message));

  test.each([
    ['--json', '--lottery is missing'],
    ['--lottery loto', 'megasena, lotofacil, quina, duplasena, timemania, diadasorte, lotomania'],
    ['--lottery quina --strategy best', 'quick, strategic, aggressive'],
    ['--lottery quina --games 10000001', '1 to 10000000'],
    ['--lottery quina --games 1.5e3', '1 to 10000000'],
    ['--lottery quina --games=-1', '1 to 10000000'],
    ['--lottery quina --games x', '1 to 10000000'],
    ['--lottery quina --seed=', 'visible ASCII'],
    [
      '--lottery quina --history x',
      "Unknown option '--history'; did you mean --history-seed? (--help lists the options)",
    ],
    ['--lottery quina --options x', "Unknown option '--options' (--help lists the options)"],
    ['--lottery quina --history-seed=', '--history-seed "": expected 1 to 128 visible ASCII'],
    ['--lottery quina --date 2026-02-31', 'YYYY-MM-DD'],
    ['--lottery quina --now today', '--now "today"'],
    ['--lottery quina --engine x', 'expected one of 1, 2, 3, 4'],
    ['--lottery quina --seed a --seed a', '--seed is there twice'],
    ['--receipt x --receipt y', '--receipt is there twice'],
    ['--lottery quina --hits 3 --promise 3', '--hits or --promise, not both'],
    ['--lottery quina --dates x --date-option y', '--dates or --date-option, not both'],
    ['--lottery quina --engine', 'one of 1, 2, 3, 4'],
    ['--lottery quina --numbers --json', 'not both'],
    ['--lottery quina --numbers --print-link', '--numbers or --print-link, not both'],
    ['--lottery quina --site https://robo.example/', '--site: expected with --print-link'],
    ['--link x --receipt y', '--link or --receipt, not both'],
    ['--link x --seed y', '--link or --seed, not both'],
    ['--receipt x --games 3', '--receipt or --games, not both'],
    ['--link x', '--link: the link is no address'],
    [`--link https://robo.example/?r=${NO_CHARACTER}`, '--link: the link is damaged'],
    ['--link https://robo.example/?lottery=quina', 'the link was cut: games is missing'],
    ['--receipt /no/such/file', '--receipt "/no/such/file": cannot be read (ENOENT)'],
    ['--receipt package.json', '--receipt "package.json": engine is missing'],
    ['--receipt README.md', '--receipt "README.md": no JSON'],
    ['--receipt .', '--receipt ".": cannot be read (EISDIR)'],
    ['--lottery quina --bogus', '--bogus'],
    ['--lottery quina stray', 'stray'],
    ['--lottery', 'one of megasena'],
    ['--lottery quina --name Ana', '--name "Ana": expected up to 120 characters'],
    ['--lottery quina --strategy datas-especiais --date-option 1981-02-29', '--dates ['],
    ['--lottery quina --strategy datas-especiais --dates 1981-02-28,', '--dates ['],
    ['--lottery quina --strategy numerologia --dates 1981-02-28', 'with datas-especiais'],
    ['--lottery quina --strategy numerologia --birth-date 1981-02-29', '--birth-date "1981'],
    ['--lottery quina --strategy datas-especiais --name Ana', 'with numerologia'],
    ['--lottery quina --strategy numerologia --name A --date-option 1981-02-28', 'and no --name, with numerologia'],
    ['--lottery quina --strategy numerologia --date-option 1981-02-28 --date-option 1981-02-27', 'one existing day'],
    ['--lottery quina --strategy numerologia --root 10', '--root 10: expected a whole number'],
    ['--lottery quina --strategy numerologia --root 7 --name Ana', '1 to 9, alone, with numerologia'],
    ['--lottery quina --strategy numerologia --root', 'from 1 to 9'],
    ['--lottery quina --strategy datas-especiais --date-numbers 1,x', '--date-numbers [1,"x"]: expected up to 20'],
    ['--lottery quina --strategy datas-especiais --date-numbers 1 --date-option 1981-02-28', 'and no --dates'],
    ['--lottery quina --strategy cercamento --pool 1,2,x', '--pool [1,2,"x"]: expected different'],
    ['--lottery quina --strategy cercamento --pool 1,2,81', 'as in 1,2,3'],
    ['--lottery quina --strategy cercamento --promise 5', '--hits 5: expected hits'],
    ['--lottery quina --strategy cercamento --hits 5', '--hits 5: expected hits'],
    ['--lottery quina --strategy cercamento --promise', 'has wheels for'],
    ['--lottery quina --strategy cercamento --games 21', 'with cercamento to 20'],
    ['--lottery quina --strategy cercamento --pool', 'as in 1,2,3'],
    ['--lottery quina --games -1', '1 to 10000000'],
  ])('%s is refused with %s', (text, expected) => {
    const message = refusal(text);
    expect(message).toContain(expected);
    expect(message).not.toContain('\n');
  });
});
