import type { ReactNode } from 'react';
import { RobotFace, RobotShape } from '../parts/robot-shape.tsx';

/** The canvas of every illustration: 16:9, decorative, in the colours of the chosen lottery. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      {children}
    </svg>
  );
}

interface Props {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Distance from one cell to the next. */
  readonly step: number;
  /** Positions of the marked cells, counted from 0. */
  readonly marked: readonly number[];
}

/** A piece of a playslip. */
function Cells({ x, y, columns, rows, step, marked }: Props) {
  const size = step * 0.74;
  return Array.from({ length: columns * rows }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
      key={i}
      x={x + (i % columns) * step}
      y={y + Math.floor(i / columns) * step}
      width={size}
      height={size}
      rx={size * 0.3}
      fill={marked.includes(i) ? 'var(--accent)' : 'var(--tint)'}
      stroke={marked.includes(i) ? 'none' : 'var(--line)'}
    />
  ));
}

/** The picture in the place of the video: the robot beside a playslip. */
export function Poster() {
  return (
    <Drawing>
      <circle cx="262" cy="34" r="92" fill="var(--card)" opacity="0.55" />
      <circle cx="40" cy="176" r="70" fill="var(--card)" opacity="0.55" />
      <g transform="translate(34 14) scale(2.1)" color="var(--accent)">
        <RobotShape />
        <RobotFace />
      </g>
      <g transform="rotate(4 230 88)">
        <rect x="166" y="22" width="124" height="134" rx="10" fill="var(--card)" />
        <rect x="166" y="22" width="124" height="22" rx="10" fill="var(--accent)" />
        <rect x="166" y="34" width="124" height="10" fill="var(--accent)" />
        <rect x="178" y="30" width="52" height="6" rx="3" fill="var(--on-accent)" />
        <Cells x={178} y={56} columns={5} rows={4} step={21.5} marked={[2, 6, 9, 13, 19]} />
      </g>
    </Drawing>
  );
}

/** A phone with a ticket on it, closed in a ring: what happens there stays there. */
export function DeviceDrawing() {
  return (
    <Drawing>
      <circle
        cx="160"
        cy="90"
        r="76"
        fill="var(--card)"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <rect x="126" y="28" width="68" height="124" rx="12" fill="var(--accent)" />
      <rect x="132" y="38" width="56" height="102" rx="5" fill="var(--card)" />
      <rect x="150" y="144" width="20" height="3" rx="1.5" fill="var(--on-accent)" />
      <rect x="139" y="46" width="30" height="5" rx="2.5" fill="var(--accent)" />
      <Cells x={139} y={59} columns={4} rows={4} step={11.4} marked={[1, 4, 10, 15]} />
      <rect x="139" y="116" width="42" height="13" rx="5" fill="var(--accent)" />
    </Drawing>
  );
}

/** Two equal tickets with a turning arrow between them: the same seed, the same numbers. */
export function ReceiptDrawing() {
  return (
    <Drawing>
      {[34, 206].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 30h80v118l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z`}
            fill="var(--card)"
            stroke="var(--line)"
          />
          <rect x={x + 12} y="42" width="36" height="6" rx="3" fill="var(--accent)" />
          <Cells x={x + 12} y={58} columns={4} rows={4} step={15} marked={[0, 5, 7, 10]} />
          <rect x={x + 12} y="124" width="56" height="4" rx="2" fill="var(--edge)" />
        </g>
      ))}
      <g fill="none" stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M134 76h50m-12-11 12 11-12 11" />
        <path d="M186 108h-50m12-11-12 11 12 11" />
      </g>
    </Drawing>
  );
}

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
        return <circle key={i} cx={x} cy={y} r={i === OWN ? 5.5 : 2.6} fill={dotFill(i)} />;
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

const dotFill = (i: number) => (i === OWN ? 'var(--accent)' : 'var(--edge)');
