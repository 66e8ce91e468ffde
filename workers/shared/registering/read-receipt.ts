import { MAX_FOLLOWED } from '../check/played-game.ts';
import { slipOf } from '../games/fields.ts';
import { gamesNamedIn } from '../games/game-names.ts';
import { rowsOf } from '../games/rows.ts';
import { isCalendarDate } from '../lottery/calendar.ts';
import { LOTTERIES, type Lottery, type LotteryKey } from '../lottery/lotteries.ts';
import { matchPrinted, type PrintedMatch } from './match-printed.ts';
import { printedRows } from './printed-rows.ts';

/** Contests in a row, from the first to the last. */
export interface Contests {
  readonly from: number;
  readonly to: number;
}

/** What the text of a receipt says: games that are on it, and which draw it is for. */
export interface Receipt extends PrintedMatch {
  readonly contests: readonly Contests[];
  /** Every day in it, `YYYY-MM-DD`, and the first that is said to be a draw's. */
  readonly days: readonly string[];
  readonly drawDay?: string;
  /** The lottery that it names, where that is another. */
  readonly otherLottery?: LotteryKey;
}

/** A label whose contest or day is in the next line. */
const LABEL_LINE = /(\b(?:concursos?|conc|sorteio)\b[.:]{0,2})[^\S\n]{0,4}\n\s{0,4}(?=\d{3}|\d{1,2}[./-]\d)/gi;

/** Reads the text of a receipt beside games of a lottery, each ascending. Yields every now and then. */
export function* readReceipt(
  lottery: Lottery,
  games: readonly (readonly number[])[],
  text: string,
): Generator<number, Receipt, void> {
  const slip = slipOf(lottery);
  const [rows = []] = yield* rowsOf(slip, text.replace(LABEL_LINE, '$1 '));
  const asidesOf = (kind: string) =>
    rows.flatMap(({ asides }) => asides.flatMap((aside) => (aside.role === kind ? aside.text : [])));
  const dates = asidesOf('date');
  const [drawDay] = daysIn(dates.filter((date) => /sorteio/i.test(date)));
  const named = new Set(gamesNamedIn(text).map(({ game }) => game));
  const otherLottery = named.has(lottery.key) ? undefined : LOTTERIES.find(({ key }) => named.has(key))?.key;
  return {
    ...(yield* matchPrinted(lottery, games, printedRows(slip, rows, games))),
    contests: contestsIn(asidesOf('contest')),
    days: daysIn(dates),
    ...(drawDay !== undefined && { drawDay }),
    ...(otherLottery && { otherLottery }),
  };
}

/** The contests of what a receipt says of them, each: «concursos 2.943 a 2.946», «teimosinha: 2943». */
function contestsIn(texts: readonly string[]): Contests[] {
  return texts.flatMap((text) => {
    const [from, ...others] = (text.match(/\d[\d.]{2,}/g) ?? []).map((digits) => Number(digits.replace('.', '')));
    if (from === undefined) return [];
    return [{ from, to: Math.max(from, ...others.filter((contest) => contest < from + MAX_FOLLOWED)) }];
  });
}

/** The days that are in texts as `26/11/2026` or `26/11/26`, `YYYY-MM-DD`. */
function daysIn(texts: readonly string[]): string[] {
  return texts
    .map((text) => {
      const [day = '', month = '', year = ''] = text.match(/\d+/g) ?? [];
      return [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    })
    .filter(isCalendarDate);
}
