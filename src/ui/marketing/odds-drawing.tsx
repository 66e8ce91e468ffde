import { Drawing } from './illustrations.tsx';

const COLUMNS = 19;
const ROWS = 9;
const STEP = 14.4;
const LEFT = 30.4;
const TOP = 32.4;
/** The one dot that stands for the ticket. */
const OWN = 4 * COLUMNS + 11;

/** One marked dot in a field of dots: one ticket among all possible ones. */
export function OddsDrawing() {
  return (
    <Drawing>
      <rect x="16" y="14" width="288" height="152" rx="12" fill="var(--card)" />
      {Array.from({ length: COLUMNS * ROWS }, (_, i) => {
        const x = LEFT + STEP * (i % COLUMNS);
        const y = TOP + STEP * Math.floor(i / COLUMNS);
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
        return <circle key={i} cx={x} cy={y} r={i === OWN ? 5.5 : 2.6} fill={fill(i)} />;
      })}
      <circle
        cx={LEFT + STEP * (OWN % COLUMNS)}
        cy={TOP + STEP * Math.floor(OWN / COLUMNS)}
        r="13"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
    </Drawing>
  );
}

const fill = (i: number) => (i === OWN ? 'var(--accent)' : 'var(--edge)');
