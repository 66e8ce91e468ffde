import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPrice } from '../../../src/state/bet/prices.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const open = () =>
  openTab(
    () => import('../../../src/state/bet/prices.ts'),
    (page) => page.restorePrices(),
  );

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
});

describe('a price of one’s own', () => {
  test('it is kept with its day, in every tab, until the reference is wanted back', async () => {
    const [one, other] = [await open(), await open()];
    one.page.keepPrice('megasena', 650);
    one.page.keepPrice('quina', 300);
    other.hear('bet-prices');
    expect(other.page.prices.of).toEqual({
      megasena: { cents: 650, date: '2026-11-22' },
      quina: { cents: 300, date: '2026-11-22' },
    });
    expect(one.page.unitPrice('megasena', one.page.prices.of)).toBe(650);
    // It is no price of the days before.
    expect(one.page.unitPrice('megasena', one.page.prices.of, '2026-11-21')).toBe(600);
    expect(one.page.unitPrice('megasena', one.page.prices.of, '2025-07-09')).toBe(500);
    other.page.dropPrice('megasena');
    one.hear('bet-prices');
    expect(one.page.unitPrice('megasena', one.page.prices.of)).toBe(600);
    expect((await open()).page.prices.of).toEqual({ quina: { cents: 300, date: '2026-11-22' } });
  });

  test('a run that came by a link costs the operator’s price of its day, whatever the own price is', async () => {
    const { page } = await open();
    page.keepPrice('megasena', 650);
    const priceOf = (now: string, isReceived: boolean) =>
      page.runPrice({ lottery: 'megasena', now }, isReceived, page.prices.of);
    expect(priceOf('2025-07-10T02:00:00Z', true)).toBe(500);
    expect(priceOf('2026-11-30T12:00:00Z', true)).toBe(600);
    expect(priceOf('2025-07-10T02:00:00Z', false)).toBe(650);
  });

  test.each(['x', 'quina:300', 'quina:0:2026-11-22', 'quina:300:2026-02-30', 'loteca:1:2026-11-22'])(
    'that cannot be read (%s) is set aside',
    async (text) => {
      storage.put('bet-prices', text);
      expect((await open()).page.prices.of).toEqual({});
      expect(storage.setAside('bet-prices')).toEqual([text]);
    },
  );
});

describe('a typed price', () => {
  test.each([
    ['5', 500],
    ['5,5', 550],
    [' 5.50 ', 550],
    ['R$ 3,05', 305],
    ['R$\u00a02,50', 250],
    ['1.234,56', 123_456],
    ['12345,67', 1_234_567],
    ['9999,99', 999_999],
    ['999999', 99_999_900],
    ['0,01', 1],
  ])('%j is %i cents', (text, cents) => {
    expect(readPrice(text)).toEqual({ cents });
  });

  test.each([
    ['', 'shape'],
    ['grátis', 'shape'],
    ['5,555', 'shape'],
    ['5,', 'shape'],
    ['1e3', 'shape'],
    ['-5', 'negative'],
    ['−5,00', 'negative'],
    ['0,00', 'zero'],
    ['1000000', 'large'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readPrice(text)).toEqual({ problem });
  });

  test('one of any amount in reais and cents is read to the cent', () => {
    const anyCents = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(anyCents, fc.constantFrom(',', '.'), (cents, sign) => {
        const text = `${Math.floor(cents / 100)}${sign}${String(cents % 100).padStart(2, '0')}`;
        expect(readPrice(text)).toEqual({ cents });
      }),
    );
  });
});
