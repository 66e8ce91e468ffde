import css from './progress-bar.module.css';

interface Props {
  readonly label: string;
  /** 0…1. */
  readonly done: number;
}

/** How much of a piece of work is done. */
export function ProgressBar({ label, done }: Props) {
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(100 * done)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={css.bar} style={{ width: `${100 * done}%` }} />
    </div>
  );
}
