import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { type CopyWay, goBy, startOver, toggleMarked } from '../../state/copy-mode/copy-mode.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import css from './copy-tools.module.css';
import { stampSlip } from './stamp.ts';

interface Props {
  readonly index: number;
  readonly games: number;
  readonly marked: readonly number[];
  readonly way: CopyWay;
  /** Undefined where the games cannot be kept. */
  readonly onRegister: (() => void) | undefined;
}

/** How far one has come, and the buttons: to tick a game off, to the one before, to the next; what follows at the end. */
export function CopyTools({ index, games, marked, way, onRegister }: Props) {
  const words = copyTexts.ways[way];
  const isMarked = marked.includes(index);
  const isDone = marked.length === games;
  return (
    <footer className={css.tools}>
      <div className={`${common.small} ${css.state}`}>
        <p role="status">{isDone ? words.all(games) : words.progress(marked.length, games)}</p>
        {isDone ? (
          <Button look="quiet" onClick={startOver}>
            {copyTexts.startOver}
          </Button>
        ) : null}
      </div>
      {isDone && onRegister ? (
        <Button look="primary" wide className={css.register} onClick={onRegister}>
          {registerTexts.action(games)}
        </Button>
      ) : null}
      <div className={css.buttons}>
        {games > 1 ? <Turn name={copyTexts.previous} step={-1} isOff={index === 0} drawing="M15 5l-7 7 7 7" /> : null}
        <Button
          look={isMarked ? 'tinted' : 'primary'}
          className={css.mark}
          aria-pressed={isMarked}
          onClick={({ currentTarget }) => {
            if (!isMarked) stampSlip(currentTarget.closest('dialog'), words.stamp);
            toggleMarked();
          }}
        >
          <LineIcon>
            <rect x="4" y="4" width="16" height="16" rx="3" />
            {isMarked ? <path d="M8 12.5l3 3 5.5-6.5" /> : null}
          </LineIcon>
          {words.mark}
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
      <LineIcon path={drawing} />
      <span>{name}</span>
    </Button>
  );
}
