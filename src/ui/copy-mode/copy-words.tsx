import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import type { CopyGame } from '../../state/copy-mode/copy-game.ts';
import { turnMirror } from '../../state/copy-mode/copy-mode.ts';
import { Button } from '../parts/button.tsx';
import css from './copy-words.module.css';

interface Props {
  readonly game: CopyGame;
  readonly isMirror: boolean;
}

/** What has to be known of a game besides its numbers: nothing, for most. */
export function CopyWords({ game, isMirror }: Props) {
  const { mirror, ...rest } = game;
  const { lotteryType, numbers } = rest;
  const [least] = lotteryOf(lotteryType).counterSizes;
  const marks = numbers.length;
  return (
    <div className={css.words}>
      {marks > least ? <p className={css.strong}>{copyTexts.marks(marks)}</p> : null}
      {marks < least ? <p className={css.trouble}>{copyTexts.tooFew(marks, least)}</p> : null}
      {ticketExtras(rest).map((line) => (
        <p key={line} className={css.strong}>
          {line}
        </p>
      ))}
      {mirror ? (
        <div className={css.mirror}>
          <p>{isMirror ? copyTexts.isMirror : copyTexts.mirror}</p>
          <Button look={isMirror ? 'tinted' : 'secondary'} onClick={turnMirror}>
            {isMirror ? copyTexts.showOwn : copyTexts.showMirror}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
