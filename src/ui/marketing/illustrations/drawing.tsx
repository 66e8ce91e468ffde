import type { ReactNode } from 'react';

/** The canvas of every illustration: 16:9, decorative, in the colours of the chosen lottery. */
export function Drawing({ children }: { readonly children: ReactNode }) {
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
export function Cells({ x, y, columns, rows, step, marked }: Props) {
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
