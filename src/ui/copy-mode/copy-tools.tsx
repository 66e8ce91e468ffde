import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { goBy, startOver, toggleMarked } from '../../state/copy-mode/copy-mode.ts';
import { Button } from '../parts/button.tsx';
import { LineIcon } from '../parts/icons.tsx';
import css from './copy-tools.module.css';
import { stampSlip } from './stamp.ts';

interface Props {
  readonly index: number;
  readonly games: number;
  readonly marked: readonly number[];
}

/** How far one has come, and the buttons: to tick a game off, to the one before, to the next. */
export function CopyTools({ index, games, marked }: Props) {
  const isMarked = marked.includes(index);
  const isDone = marked.length === games;
  return (
    <footer className={css.tools}>
      <div className={css.state}>
        <p role="status">{isDone ? copyTexts.allMarked(games) : copyTexts.progress(marked.length, games)}</p>
        {isDone ? (
          <Button look="quiet" onClick={startOver}>
            {copyTexts.startOver}
          </Button>
        ) : null}
      </div>
      <div className={css.buttons}>
        {games > 1 ? <Turn name={copyTexts.previous} step={-1} isOff={index === 0} drawing="M15 5l-7 7 7 7" /> : null}
        <Button
          look={isMarked ? 'tinted' : 'primary'}
          className={css.mark}
          aria-pressed={isMarked}
          onClick={({ currentTarget }) => {
            if (!isMarked) stampSlip(currentTarget.closest('dialog'));
            toggleMarked();
          }}
        >
          <LineIcon>
            <rect x="4" y="4" width="16" height="16" rx="3" />
            {isMarked ? <path d="M8 12.5l3 3 5.5-6.5" /> : null}
          </LineIcon>
          {copyTexts.mark}
        </Button>
        {games > 1 ? <Turn name={copyTexts.next} step={1} isOff={index === games - 1} drawing="M9 5l7 7-7 7" /> : null}
      </div>
    </footer>
  );
}

interface TurnProps {
  readonly name: string;
  readonly step: -1 | 1;
  /** True where there is nothing farther: the button stays, and keeps the focus. */
  readonly isOff: boolean;
  readonly drawing: string;
}

function Turn({ name, step, isOff, drawing }: TurnProps) {
  return (
    <Button className={css.turn} aria-disabled={isOff} onClick={() => goBy(step)}>
      <LineIcon>
        <path d={drawing} />
      </LineIcon>
      <span>{name}</span>
    </Button>
  );
}
