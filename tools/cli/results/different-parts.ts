import type { DrawDifferences, DrawPart } from '../../../workers/shared/draws/draw-differences.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';

/** What a draw says where it differs from another of its contest: `date 2026-11-20; numbers 1 2 3 4 5`. */
export function differentParts(draw: OfficialDraw, { parts, tiers }: DrawDifferences): string {
  const { numbers, second, date, month, paid = [], paidSecond = [] } = draw;
  const tier = [...paid, ...paidSecond].filter(({ hits }) => hits === tiers[0]);
  const texts: Readonly<Record<DrawPart, string>> = {
    numbers: [numbers, ...(second ? [second] : [])].map((list) => list.join(' ')).join(' / '),
    date: date ?? 'none',
    month: String(month ?? 'none'),
    prizes: `of ${tiers[0]} hits ${tier.map(({ winners, cents }) => `${winners} × ${cents === undefined ? 'unknown' : (cents / 100).toFixed(2)}`).join(' / ')}`,
  };
  return parts.map((part) => `${part} ${texts[part]}`).join('; ');
}
