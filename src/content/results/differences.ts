import type { DrawDifferences, DrawPart } from '../../../workers/shared/draws/draw-differences.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { formatMoney, formatNumber, formatWhole } from '../format.ts';
import { monthName, shortDay } from '../format-day.ts';
import { tierTitle } from './tier-title.ts';

const PARTS: Readonly<Record<DrawPart, string>> = {
  numbers: 'os números',
  date: 'a data',
  month: 'o mês da sorte',
  prizes: 'os prêmios',
};

/** What differs between draws of one contest: «mudou a data», «mudaram os números e os prêmios». */
export function differencesText({ parts }: DrawDifferences): string {
  const words = parts.map((part) => PARTS[part]);
  const isOne = parts.length === 1 && (parts[0] === 'date' || parts[0] === 'month');
  const last = words.pop() ?? '';
  return `${isOne ? 'mudou' : 'mudaram'} ${words.length > 0 ? `${words.join(', ')} e ` : ''}${last}`;
}

/** What one of them says there: «01 02 03 04 05, 20/11/2026, 4 acertos: 3 × R$ 12,00». */
export function differentPartsText(draw: OfficialDraw, { parts, tiers }: DrawDifferences): string {
  const { date, month } = draw;
  const [tier] = tiers;
  const texts: Readonly<Record<DrawPart, string>> = {
    numbers: numbersText(draw),
    date: date === undefined ? '' : shortDay(date),
    month: month === undefined ? '' : monthName(month),
    prizes: tier === undefined ? '' : paidText(draw, tier),
  };
  return parts
    .map((part) => texts[part])
    .filter((text) => text !== '')
    .join(', ');
}

/** What was drawn: «01 02 03 04 05 06 07, agosto», of Dupla Sena both draws. */
export function drawText(draw: OfficialDraw): string {
  const { team, month } = draw;
  return [numbersText(draw), team, month && monthName(month)].filter(Boolean).join(', ');
}

function numbersText({ numbers, second }: OfficialDraw): string {
  return [numbers, ...(second ? [second] : [])].map((list) => list.map(formatNumber).join(' ')).join(' / ');
}

/** What a tier paid: of Dupla Sena in both draws. */
function paidText({ paid = [], paidSecond = [] }: OfficialDraw, hits: TierHits): string {
  const tiers = [paid, paidSecond].flatMap((all) => all.find((tier) => tier.hits === hits) ?? []);
  return `${tierTitle(hits)}: ${tiers.map(tierText).join(' / ')}`;
}

function tierText({ winners, cents }: PaidTier): string {
  return cents === undefined ? formatWhole(winners) : `${formatWhole(winners)} × ${formatMoney(cents / 100)}`;
}
