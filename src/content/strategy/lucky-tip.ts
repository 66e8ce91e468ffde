import { LUCKY_NUMBERS } from '../../../workers/shared/lottery/lucky-numbers.ts';
import { CULTURE_NAMES } from './strategies.ts';

/** Who holds which numbers lucky, in one line: «China: 8, 9 · Itália: 13». */
export function luckyTip(): string {
  const byCulture = new Map<string, number[]>();
  for (const { number, culture } of LUCKY_NUMBERS) {
    const name = CULTURE_NAMES[culture];
    byCulture.set(name, [...(byCulture.get(name) ?? []), number]);
  }
  return [...byCulture].map(([name, numbers]) => `${name}: ${numbers.join(', ')}`).join(' · ');
}
