import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { asText, fieldOf, isFields, textOf } from './json-fields.ts';
import { plainWord } from './plain-words.ts';
import type { RawTier } from './raw-draw.ts';

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
export function readTiers(value: unknown): {
  readonly paid: readonly RawTier[];
  readonly paidSecond: readonly RawTier[];
} {
  const all = Array.isArray(value) ? value.slice(0, MAX_TIERS).flatMap(readTier) : [];
  // A second draw has its tiers after those of the first, under the same names.
  const again = all.findIndex(({ hits }, i) => all.findIndex((one) => one.hits === hits) < i);
  return {
    paid: again < 0 ? all : all.slice(0, again),
    paidSecond: again < 0 ? [] : all.slice(again),
  };
}

function readTier(value: unknown): RawTier[] {
  if (!isFields(value)) return [];
  const hits = hitsOf(textOf(value, 'tier'));
  const winners = textOf(value, 'winners');
  const prize = fieldOf(value, 'prize');
  if (hits === undefined || winners === '') return [];
  return [{ hits, winners, prize: typeof prize === 'number' ? Math.round(prize * 100) : asText(prize) }];
}

/** What a tier's name says is hit: `5 acertos`, `14 Pontos`, `Quina`; undefined for no tier. */
function hitsOf(name: string): TierHits | undefined {
  const word = plainWord(name);
  const named = NAMED.get(word);
  if (named !== undefined) return named;
  const count = /^(\d{1,2})(?:acertos?|pontos?|numeros?)?$/.exec(word)?.[1];
  return count === undefined ? undefined : Number(count);
}
