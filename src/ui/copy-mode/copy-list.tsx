import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { formatNumber } from '../../content/format.ts';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { DrawLine } from '../draw-day/draw-line.tsx';
import { Button } from '../parts/button.tsx';
import layout from '../parts/layout.module.css';
import { numbersOf } from './copy-game.tsx';
import css from './copy-list.module.css';

interface Props {
  readonly game: Marks;
  readonly isMirror: boolean;
  /** Whether it is told until when the bets are sold. */
  readonly isFirst: boolean;
  /** From which side the game comes, if from one. */
  readonly from: -1 | 0 | 1;
}

/** More numbers than this stand in rows of ten. */
const MANY = 20;

/** A game to be typed: its numbers in large digits, and a button that copies them. */
export function CopyList({ game, isMirror, isFirst, from }: Props) {
  const digits = numbersOf(game, isMirror).map(formatNumber);
  const columns = digits.length > MANY ? 10 : digits.length > 7 ? 5 : digits.length > 6 ? 4 : 3;
  const copy = async () => {
    const copied = await copyText(digits.join(' '));
    showToast(copied ? copyTexts.copied : copyTexts.copyFailed);
  };
  return (
    <div className={css.game} data-from={from}>
      <ul className={css.numbers} data-in-row={columns} aria-label={copyTexts.numbers}>
        {digits.map((n) => (
          <li key={n}>{n}</li>
        ))}
      </ul>
      <div className={layout.list}>
        <Button look="tinted" wide onClick={() => void copy()}>
          {copyTexts.copyGame}
        </Button>
        {isFirst ? <DrawLine lottery={game.lotteryType} /> : null}
      </div>
    </div>
  );
}
