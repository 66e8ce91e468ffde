import { proxy, ref } from 'valtio/vanilla';
import type { GamesCheck, Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type Changed, keptRecords } from '../../platform/kept-records.ts';
import { readPrize } from './read-prize.ts';

/** The visitor's claim of a win: it was fetched, or it will not be. */
export interface Claim {
  readonly as: 'fetched' | 'forfeited';
  /** The day on which the visitor said so: `YYYY-MM-DD` in Brazil. */
  readonly on: string;
  /** The paid amount, in cents, which the visitor types where the results do not have it. */
  readonly cents?: number;
}

/** A win of a saved game in a contest that it took part in. It stays when the game is deleted. */
export interface FoundPrize extends Omit<Win, 'game'> {
  /** What no other win has. */
  readonly key: string;
  readonly lottery: LotteryKey;
  readonly numbers: readonly number[];
  /** What the visitor called the game when the prize was found. */
  readonly name?: string;
  /** The visitor has marked the game as registered; without it nobody knows. */
  readonly registered?: true;
  readonly claim?: Claim;
}

/** «Prêmios encontrados»: what saved games have won in the known draws. */
export const foundPrizes = proxy<{
  /** `not-kept`: the browser refuses; the next visit shows the same wins as new. */
  status: 'unread' | 'kept' | 'not-kept';
  /** The newest contest first. */
  list: readonly FoundPrize[];
  /** Those that were found for the first time on this visit, in this tab. */
  fresh: readonly FoundPrize[];
}>({ status: 'unread', list: ref([]), fresh: ref([]) });

const records = keptRecords<FoundPrize>({
  ...{ name: 'prizes', store: 'prizes', key: 'key' },
  read: readPrize,
  show: (prizes, isKept) => {
    foundPrizes.list = ref([...prizes].sort(newestFirst));
    foundPrizes.status = isKept ? 'kept' : 'not-kept';
  },
});

/** Reads the list; `foundPrizes` shows it and follows other tabs from here on. Never rejects. */
export const loadFoundPrizes = records.load;

/** Keeps the records that `change` makes of those that are kept, by their keys. Never rejects. */
export function changePrizes(
  change: (known: ReadonlyMap<string, FoundPrize>) => readonly FoundPrize[],
): Promise<Changed<FoundPrize>> {
  return records.change((prizes) => {
    for (const prize of change(prizes)) prizes.set(prize.key, prize);
  });
}

/** Mends the records of wins by their keys, or drops those for which `mend` returns undefined. Never rejects. */
export async function mendPrizes(mend: (prize: FoundPrize) => FoundPrize | undefined): Promise<void> {
  await records.change((prizes) => {
    for (const [key, prize] of prizes) {
      const mended = mend(prize);
      if (mended) prizes.set(key, mended);
      else prizes.delete(key);
    }
  });
}

/** The new win that is worth most, as the list has it, with what has been told of it since; undefined without one. */
export function bestFresh({ fresh, list }: Pick<typeof foundPrizes, 'fresh' | 'list'>): FoundPrize | undefined {
  const keys = new Set(fresh.map(({ key }) => key));
  const found = list.filter(({ key }) => keys.has(key));
  return found.sort((a, b) => (b.cents ?? 0) - (a.cents ?? 0) || b.hits - a.hits)[0];
}

/** Returns the drawn numbers of a prize, from a check of its lottery; empty if that check does not contain the draw. */
export function drawnFor({ lottery, contest, second }: FoundPrize, checked: GamesCheck | undefined): readonly number[] {
  const draw = checked?.lottery === lottery ? checked.draws.find((one) => one.contest === contest) : undefined;
  return (second ? draw?.second : draw?.numbers) ?? [];
}

/** The visitor has seen the new ones. */
export function dismissFresh(): void {
  foundPrizes.fresh = ref([]);
}

function newestFirst(a: FoundPrize, b: FoundPrize): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || b.contest - a.contest;
}
