import { Cells, Drawing } from './drawing.tsx';

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
