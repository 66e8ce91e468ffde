import type { CSSProperties } from 'react';
import { allNumbers, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { formatNumber } from '../../content/format.ts';
import type { CopyGame } from '../../state/copy-mode/copy-game.ts';
import css from './copy-slip.module.css';

interface Props {
  readonly game: CopyGame;
  /** The numbers of the mirror bet in place of the game's own. */
  readonly isMirror: boolean;
  /** From which side the playslip comes, if from one. */
  readonly from: -1 | 0 | 1;
}

/** More numbers than this are read from the playslip alone. */
const MOST_IN_LINE = 20;

/** A game as it is marked: the playslip as large as there is room, and its numbers as a list. */
export function CopySlip({ game, isMirror, from }: Props) {
  const lottery = lotteryOf(game.lotteryType);
  const own = new Set(game.numbers);
  const marks = allNumbers(lottery).filter((n) => own.has(n) !== isMirror);
  const marked = new Set(marks);
  const size = { '--columns': lottery.columns, '--rows': rowsOf(lottery) } as CSSProperties;
  return (
    <div className={css.game} data-from={from} style={size}>
      <div className={css.cells} data-columns={lottery.columns} aria-hidden="true">
        {allNumbers(lottery).map((n) =>
          marked.has(n) ? <b key={n}>{formatNumber(n)}</b> : <span key={n}>{formatNumber(n)}</span>,
        )}
      </div>
      <ul className={marks.length > MOST_IN_LINE ? 'visually-hidden' : css.numbers} aria-label={copyTexts.numbers}>
        {marks.map((n) => (
          <li key={n}>{formatNumber(n)}</li>
        ))}
      </ul>
    </div>
  );
}
