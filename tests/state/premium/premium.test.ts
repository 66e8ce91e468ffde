import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/premium/premium.ts')),
  ...(await import('../../../src/state/premium/trial-notes.ts')),
});
const open = () => openTab(load, (page) => page.restorePremium());

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

describe('premium', () => {
  test('premium is free until storage has been looked at, whatever is stored', async () => {
    storage.put('premium', 'true');
    storage.put('game-count', '3');
    const { page } = await openTab(load, () => {});
    expect(page.premium).toEqual({
      isPremium: false,
      showPremiumModal: false,
      hasUsedFreeTrial: false,
    });
    page.restorePremium();
    expect(page.premium).toEqual({
      isPremium: true,
      showPremiumModal: false,
      hasUsedFreeTrial: true,
    });
  });

  test('premium leaves what somebody has open when the trial is used: tickets, saved games and real results', async () => {
    const { page } = await open();
    const used = { isPremium: false, hasUsedFreeTrial: true };
    for (const view of ['home', 'result', 'results', 'saved', 'diary', 'syndicate', 'lab'] as const) {
      expect(page.isBarred(used, view)).toBe(false);
    }
    expect(page.isBarred(used, 'strategy')).toBe(true);
    expect(page.isBarred({ ...used, isPremium: true }, 'strategy')).toBe(false);
  });

  test('premium counts one game unless told another number, and the trial is used', async () => {
    const { page } = await open();
    page.countGames();
    expect(storage.kept('game-count')).toBe('1');
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    page.countGames(3);
    expect(storage.kept('game-count')).toBe('4');
  });

  test('premium tells the run that has used up the trial from those after it, until home is shown', async () => {
    const { page } = await open();
    page.countGames(3);
    expect(page.trialNotes.hasJustEnded).toBe(true);
    page.noteView('result');
    expect(page.trialNotes.hasJustEnded).toBe(true);
    page.noteView('home');
    expect(page.trialNotes.hasJustEnded).toBe(false);
    page.countGames();
    expect(page.trialNotes.hasJustEnded).toBe(false);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('premium refuses to count %s games', async (games) => {
    const { page } = await open();
    expect(() => page.countGames(games)).toThrow(RangeError);
    expect(storage.kept('game-count')).toBeUndefined();
  });

  test('premium never counts past what it can read back', async () => {
    storage.put('game-count', '999999999');
    const { page } = await open();
    page.countGames(5);
    expect(storage.kept('game-count')).toBe('999999999');
  });

  test('activation sets the stored flag, starts the count over and clears the used trial', async () => {
    const { page } = await open();
    page.countGames(2);
    page.activatePremium();
    expect(page.premium).toMatchObject({ isPremium: true, hasUsedFreeTrial: false });
    expect(storage.kept('premium')).toBe('true');
    expect(storage.kept('game-count')).toBe('0');
  });

  test('premium does not count games while it is active, also when another tab activated it unheard', async () => {
    const { page } = await open();
    page.activatePremium();
    page.countGames(5);
    expect(page.premium.hasUsedFreeTrial).toBe(false);
    const other = await openTab(load, () => {});
    other.page.countGames(5);
    expect(other.page.premium).toMatchObject({ isPremium: true, hasUsedFreeTrial: false });
    expect(Number(storage.kept('game-count') ?? 0)).toBe(0);
  });
});

describe('premium in several tabs', () => {
  test('activation and a used trial reach all tabs', async () => {
    const here = await open();
    const there = await open();
    here.page.countGames();
    there.hear('game-count');
    expect(there.page.premium.hasUsedFreeTrial).toBe(true);
    here.page.activatePremium();
    there.hear('premium');
    there.hear('game-count');
    expect(there.page.premium).toMatchObject({ isPremium: true, hasUsedFreeTrial: false });
  });

  test('the count has the games of all tabs', async () => {
    const here = await open();
    const there = await open();
    here.page.countGames(1);
    there.page.countGames(1);
    expect(storage.kept('game-count')).toBe('2');
  });

  test('premium is free again when the storage is cleared', async () => {
    const { page, hearClear } = await open();
    page.activatePremium();
    storage.clear();
    hearClear();
    expect(page.premium.isPremium).toBe(false);
  });

  test('premium listens once, however often it is restored', async () => {
    const { page, window } = await open();
    const added = vi.spyOn(window, 'addEventListener');
    page.restorePremium();
    expect(added).not.toHaveBeenCalled();
  });
});

describe('premium with a storage that does not work', () => {
  test.each(['blocked', 'full'] as const)('(%s) lasts as long as the page', async (mode) => {
    storage.mode = mode;
    const { page } = await open();
    page.countGames();
    page.recheckPremium();
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    page.activatePremium();
    page.recheckPremium();
    expect(page.premium).toMatchObject({ isPremium: true, hasUsedFreeTrial: false });
    expect(storage.texts.size).toBe(0);
  });

  test.each([
    ['game-count', '-1'],
    ['game-count', '1.5'],
    ['game-count', '1e3'],
    ['game-count', '01'],
    ['game-count', 'NaN'],
    ['premium', 'yes'],
    ['premium', '1'],
    ['game-limit', '2'],
  ])('(%s holds %j) sets it aside and starts anew', async (key, text) => {
    storage.put(key, text);
    const { page } = await open();
    expect(page.premium).toMatchObject({ isPremium: false, hasUsedFreeTrial: false });
    expect(storage.setAside(key)).toEqual([text]);
    expect(storage.kept('game-limit')).toBe('1');
  });

  test('(any text in any key) throws nothing, loses nothing and works on', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('true', 'false', '0', '1', '12', 'null'));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ 'game-count': text, 'game-limit': text, premium: text }),
        fc.constantFrom('works' as const, 'full' as const),
        async (texts, mode) => {
          storage = useFakeStorage();
          for (const [key, value] of Object.entries(texts)) storage.put(key, value);
          storage.mode = mode;
          const { page } = await open();
          for (const [key, value] of Object.entries(texts)) {
            expect([storage.kept(key), ...storage.setAside(key)]).toContain(value);
          }
          expect(page.premium.isPremium).toBe(texts.premium === 'true');
          page.activatePremium();
          expect(page.premium).toMatchObject({ isPremium: true, hasUsedFreeTrial: false });
        },
      ),
      { numRuns: 60 },
    );
  });
});
