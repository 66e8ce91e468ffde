import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOTTERY_COLORS } from '../../../src/ui/share/lottery-colors.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

const [light = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('@media');

test.each(LOTTERIES)('the picture of $name has the colour of its page by day', ({ key }) => {
  // Mega-Sena's is the colour of the app.
  const part = light.split(key === 'megasena' ? '[data-lottery] {' : `[data-lottery="${key}"]`)[1];
  expect(LOTTERY_COLORS[key]).toBe(/--accent: (#[0-9a-f]{6});/.exec(part ?? '')?.[1]);
});
