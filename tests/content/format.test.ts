import { describe, expect, test } from 'vitest';
import { counted } from '../../src/content/counted.ts';
import { formatMoney, formatWhole, formatWholeMoney } from '../../src/content/format.ts';
import { formatDay } from '../../src/content/format-day.ts';

/** Around each power of ten, and what lies between. */
const NUMBERS = [0, 1, 9, 12, 99, 100, 123, 999, 1000, 1001, 12_345, 999_999, 1_000_000].concat([
  50_063_860,
  85_900_584,
  11_372_635_900,
  Number.MAX_SAFE_INTEGER,
]);

describe('as the platform writes it in Brazil', () => {
  test.each(NUMBERS)('the whole number %d, bare and of money', (value) => {
    const money = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 } as const;
    expect(formatWhole(value)).toBe(new Intl.NumberFormat('pt-BR').format(value));
    expect(formatWholeMoney(value)).toBe(new Intl.NumberFormat('pt-BR', money).format(value));
  });

  test('every amount of cents up to 20 reais, and some of more', () => {
    const platform = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    const cents = Array.from({ length: 2001 }, (_, amount) => amount);
    for (const amount of [...cents, 99_999, 100_000, 123_456, 900_719_925_474]) {
      expect(formatMoney(amount / 100)).toBe(platform.format(amount / 100));
    }
  });

  test('every day of a leap year and of the year after', () => {
    const platform = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = 0; day < 731; day++) {
      const date = new Date(Date.UTC(2028, 0, 1 + day));
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(platform.format(date));
    }
  });
});

test.each([
  [1, '1 sorteio'],
  [0, '0 sorteios'],
  [1000, '1.000 sorteios'],
  [1_000_000, '1.000.000 de sorteios'],
  [1_000_001, '1.000.001 sorteios'],
  [1_500_000, '1.500.000 sorteios'],
  [2_000_000_000, '2.000.000.000 de sorteios'],
])('%d of something, with «de» after whole millions', (count, text) => {
  expect(counted(count, 'sorteio')).toBe(text);
});
