import type { ResultsForm } from '../../protocol/results.ts';
import type { LotteryKey } from '../../shared/lotteries.ts';
import { RESULTS_LIMITS } from '../../shared/results-limits.ts';
import { findLotteryOf } from './find-lottery.ts';
import type { FoundRows } from './found-rows.ts';
import { mapInSlices } from './in-slices.ts';
import { drawOfFields } from './json-draw.ts';
import { asText, asTexts, type Fields, fieldOf, isFields } from './json-fields.ts';
import { lotteryOfName } from './lottery-names.ts';
import type { RawDraw } from './raw-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { within } from './within.ts';

/**
 * The rows of a JSON text of any form. Yields how far it is, 0…1, but for the one step in which the
 * engine takes the text apart; throws a RefusedFile.
 */
export function* readJson(
  text: string,
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  yield 0;
  const value = parse(text);
  yield 0;
  if (Array.isArray(value)) return yield* rowsOfList(value, chosen);
  if (!isFields(value)) throw new RefusedFile('unknown-form');
  if (isDraw(value)) return yield* rowsOfList([value], chosen);
  return rowsByContest(value, chosen);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Not JSON, cut short, or nested deeper than the engine follows.
    throw new RefusedFile('damaged');
  }
}

function isDraw(value: unknown): value is Fields {
  return (
    isFields(value) && fieldOf(value, ...OFFICIAL, 'dezenas', 'dezenasOrdemSorteio') !== undefined
  );
}

const OFFICIAL = ['listaDezenas', 'dezenasSorteadasOrdemSorteio'] as const;

function* rowsOfList(
  list: readonly unknown[],
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  refuseTooMany(list.length);
  const first = list.find(isDraw);
  if (!first) throw new RefusedFile(list.length === 0 ? 'no-draws' : 'unknown-form');
  const form: ResultsForm =
    fieldOf(first, ...OFFICIAL) === undefined ? 'mirror-json' : 'official-json';
  const named = nameOf(list, chosen);
  const read = (isDouble: boolean) =>
    mapInSlices(list, (element, i) =>
      drawOfFields(isFields(element) ? element : {}, i + 1, isDouble),
    );
  if (named) return { form, lottery: named, rows: yield* read(named === 'duplasena') };
  const plain = yield* read(false);
  const lottery = guess(plain, list.some(hasSecond), chosen);
  // What two draws in one list say is read anew.
  const rows = lottery === 'duplasena' ? yield* within(read(true), 0, 1) : plain;
  return { form, lottery, rows };
}

/** The lottery that the elements name; undefined where none does. */
function nameOf(list: readonly unknown[], chosen: LotteryKey | undefined): LotteryKey | undefined {
  const names = new Set<string>();
  for (const element of list) {
    if (!isFields(element)) continue;
    names.add(asText(fieldOf(element, 'loteria', 'tipoJogo', 'modalidade', 'nome')).slice(0, 60));
  }
  const [key, ...others] = new Set([...names].flatMap((name) => lotteryOfName(name) ?? []));
  if (others.length > 0) throw new RefusedFile('several-lotteries');
  if (key === 'other') throw new RefusedFile('unknown-lottery');
  if (key && chosen && key !== chosen) throw new RefusedFile('other-lottery', key);
  return key;
}

function hasSecond(element: unknown): boolean {
  if (!isFields(element)) return false;
  const second = fieldOf(
    element,
    'listaDezenasSegundoSorteio',
    'dezenasSegundoSorteio',
    'dezenas2',
  );
  return Array.isArray(second) && second.length > 0;
}

/** `{"<contest>": ["05", …]}`. */
function rowsByContest(value: Fields, chosen: LotteryKey | undefined): FoundRows {
  const entries = Object.entries(value);
  refuseTooMany(entries.length);
  if (entries.length === 0) throw new RefusedFile('no-draws');
  if (!entries.some(([name, list]) => /^\d{1,5}$/.test(name) && Array.isArray(list))) {
    throw new RefusedFile('unknown-form');
  }
  const rows = entries.map(([contest, list], i) => ({
    ...{ row: i + 1, contest: contest.slice(0, 60), date: '', numbers: asTexts(list) ?? [] },
  }));
  const lottery = guess(rows, false, chosen);
  if (lottery !== 'duplasena') return { form: 'mirror-json', lottery, rows };
  const both = rows.map((row) => ({
    ...{ ...row, numbers: row.numbers.slice(0, 6), second: row.numbers.slice(6) },
  }));
  return { form: 'mirror-json', lottery, rows: both };
}

function guess(rows: readonly RawDraw[], isDouble: boolean, chosen: LotteryKey | undefined) {
  const drawn = commonest(rows.map(({ numbers }) => numbers.length));
  const signs = { hasTeam: false, hasMonth: false, hits: [], named: undefined };
  const both = drawn === 12;
  return findLotteryOf(
    { ...signs, drawn: both ? 6 : drawn, hasSecond: both || isDouble },
    rows,
    chosen,
  );
}

function commonest(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

function refuseTooMany(rows: number): void {
  if (rows > RESULTS_LIMITS.rows) throw new RefusedFile('too-many-rows', RESULTS_LIMITS.rows);
}
