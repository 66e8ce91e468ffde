import { Cells, Drawing } from './drawing.tsx';

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
