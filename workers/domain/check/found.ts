import { MAX_WINS, type Win } from '../../shared/check-games.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';
import type { Entry } from './entries.ts';
import type { Prizes } from './prizes-won.ts';

/** A bet that wins something in a draw. */
export interface Found {
  readonly bet: Entry;
  readonly draw: OfficialDraw;
  readonly isSecond: boolean;
  readonly hits: number;
  readonly hasMonth: boolean;
}

/** The first MAX_WINS of what was found, tier after tier. */
export function winsToTell(found: readonly (readonly Found[])[], prizes: Prizes): readonly Win[] {
  const wins: Win[] = [];
  for (const tier of found) {
    for (const one of tier) {
      if (wins.length === MAX_WINS) return wins;
      wins.push(winOf(one, prizes));
    }
  }
  return wins;
}

function winOf({ bet, draw, isSecond, hits, hasMonth }: Found, prizes: Prizes): Win {
  prizes.look(isSecond ? draw.paidSecond : draw.paid);
  const won = prizes.won(bet.numbers.length, hits, hasMonth);
  const cents = prizes.sum(bet.numbers.length, hits, hasMonth);
  const win: { -readonly [K in keyof Win]: Win[K] } = {
    ...{ game: bet.game, contest: draw.contest, hits, won },
  };
  if (draw.date !== undefined) win.date = draw.date;
  if (isSecond) win.second = true;
  if (bet.isMirror) win.mirror = true;
  if (cents !== undefined) win.cents = cents;
  return win;
}
