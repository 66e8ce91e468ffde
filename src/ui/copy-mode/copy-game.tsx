import type { CSSProperties } from 'react';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { allNumbers, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { formatNumber } from '../../content/format.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { type CopyWay, turnMirror } from '../../state/copy-mode/copy-mode.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import screen from './copy-mode.module.css';
import css from './copy-slip.module.css';

interface Props {
  readonly game: Marks;
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
  const marks = numbersOf(game, isMirror);
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

/** What is marked: the numbers of a game, or those of its mirror bet. */
export function numbersOf({ lotteryType, numbers }: Marks, isMirror: boolean): readonly number[] {
  const own = new Set(numbers);
  return allNumbers(lotteryOf(lotteryType)).filter((n) => own.has(n) !== isMirror);
}

interface WordsProps {
  readonly game: Marks;
  readonly isMirror: boolean;
  readonly way: CopyWay;
}

/** What has to be known of a game besides its numbers: nothing, for most. */
export function CopyWords({ game, isMirror, way }: WordsProps) {
  const { mirror, ...rest } = game;
  const { lotteryType, numbers } = rest;
  const [least] = lotteryOf(lotteryType).counterSizes;
  const marks = numbers.length;
  return (
    <div className={screen.words}>
      {marks > least ? (
        <p className={common.strong}>{way === 'slip' ? copyTexts.marks(marks) : copyTexts.typed(marks)}</p>
      ) : null}
      {marks < least ? (
        <p className={`${layout.card} ${layout.alert} ${screen.trouble}`}>{copyTexts.tooFew(marks, least)}</p>
      ) : null}
      {ticketExtras(rest).map((line) => (
        <p key={line} className={common.strong}>
          {line}
        </p>
      ))}
      {mirror ? (
        <div className={screen.mirror}>
          <p>{isMirror ? copyTexts.isMirror : copyTexts.mirror}</p>
          <Button look={isMirror ? 'tinted' : 'secondary'} onClick={turnMirror}>
            {isMirror ? copyTexts.showOwn : copyTexts.showMirror}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
