import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { asText, type Fields, fieldOf, isFields, textOf, textsOf } from './json-fields.ts';
import { plainWord } from './plain-words.ts';
import type { RawDraw, RawTier } from './raw-draw.ts';

/** Objects within each other in which a draw is looked for. */
const MAX_DEPTH = 3;

/** True for what has numbers that were drawn. */
export function isDraw(value: unknown): boolean {
  if (!isFields(value)) return false;
  const numbers = fieldOf(value, 'numbers') ?? fieldOf(value, 'order');
  return Array.isArray(numbers) && !isFields(numbers[0]);
}

/** The fields of an element, with those of the draw that it may nest. */
export function unnested(value: unknown, depth = 1): Fields {
  if (!isFields(value)) return {};
  if (isDraw(value) || depth === MAX_DEPTH) return value;
  for (const inner of Object.values(value)) {
    const found = unnested(inner, depth + 1);
    if (isDraw(found)) return { ...value, ...found };
  }
  return value;
}

/** What an element of a list says, in the names of the official answers or of a mirror's. */
export function drawOfFields(fields: Fields, row: number): RawDraw {
  const listed = textsOf(fields, 'numbers') ?? [];
  const ordered = textsOf(fields, 'order');
  const second = textsOf(fields, 'second') ?? [];
  return {
    row,
    contest: textOf(fields, 'contest'),
    date: textOf(fields, 'date'),
    numbers: listed.length > 0 ? listed : (ordered ?? []),
    ...(second.length > 0 && { second }),
    ...(ordered && { order: ordered }),
    ...(listed.length === 0 && ordered && { isInDrawOrder: true }),
    team: textOf(fields, 'team'),
    month: textOf(fields, 'month'),
    takings: amountOf(fieldOf(fields, 'takings')),
    ...readTiers(fieldOf(fields, 'tiers')),
  };
}

/** Tiers by the names that people give them. */
const NAMED: ReadonlyMap<string, TierHits> = new Map(
  Object.entries({
    sena: 6,
    quina: 5,
    quadra: 4,
    terno: 3,
    duque: 2,
    nenhumacerto: 0,
    nenhumnumero: 0,
    timedocoracao: 'team',
    timecoracao: 'team',
    mesdasorte: 'month',
    mesdesorte: 'month',
  } as const),
);

/** More than any lottery has, of two draws. */
const MAX_TIERS = 32;

/** Prizes of an official answer, or of a mirror's: of Dupla Sena those of both draws. */
function readTiers(value: unknown): { readonly paid: RawTier[]; readonly paidSecond: RawTier[] } {
  const all = Array.isArray(value) ? value.slice(0, MAX_TIERS).flatMap(readTier) : [];
  // A second draw has its tiers after those of the first, under the same names.
  const again = all.findIndex(({ hits }, i) => all.findIndex((one) => one.hits === hits) < i);
  return again < 0 ? { paid: all, paidSecond: [] } : { paid: all.slice(0, again), paidSecond: all.slice(again) };
}

function readTier(value: unknown): RawTier[] {
  if (!isFields(value)) return [];
  const hits = hitsOf(textOf(value, 'tier'));
  const winners = textOf(value, 'winners');
  if (hits === undefined || winners === '') return [];
  return [{ hits, winners, prize: amountOf(fieldOf(value, 'prize')) }];
}

/** An amount of reais: in cents where it is a number, else as it is written. */
function amountOf(value: unknown): string | number {
  return typeof value === 'number' ? Math.round(value * 100) : asText(value);
}

/** What a tier's name says is hit: `5 acertos`, `14 Pontos`, `Quina`; undefined for no tier. */
function hitsOf(name: string): TierHits | undefined {
  const word = plainWord(name);
  const named = NAMED.get(word);
  if (named !== undefined) return named;
  const count = /^(\d{1,2})(?:acertos?|pontos?|numeros?)?$/.exec(word)?.[1];
  return count === undefined ? undefined : Number(count);
}
