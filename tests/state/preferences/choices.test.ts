import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'robo-da-sorte:v1:choices';
let store: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  store = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
});

async function load() {
  const { restoreChoices } = await import('../../../src/state/preferences/choices.ts');
  const state = await import('../../../src/state/preferences/settings.ts');
  const strategy = await import('../../../src/state/preferences/chosen-strategy.ts');
  return { restoreChoices, ...state, ...strategy };
}

test('choices survive a reload', async () => {
  const before = await load();
  before.restoreChoices();
  before.chooseLottery('quina');
  before.chooseGames(7);
  before.chooseStrategy('espelhamento');
  await Promise.resolve();
  expect(store.get(KEY)).toBe('quina 7 espelhamento');
  vi.resetModules();
  const after = await load();
  after.restoreChoices();
  after.chooseGames(8);
  await Promise.resolve();
  after.chooseGames(7);
  after.restoreStrategy();
  expect(after.settings).toMatchObject({ lottery: 'quina', games: 7, strategy: 'espelhamento' });
});

test.each(['', 'loteca 99 sorte', 'constructor 0 __proto__', '{"a":1}'])(
  'what is no choice (%j) changes nothing',
  async (text) => {
    store.set(KEY, text);
    const { restoreChoices, restoreStrategy, settings } = await load();
    restoreChoices();
    restoreStrategy();
    expect(settings).toMatchObject({ lottery: 'megasena', games: 1, strategy: 'quick' });
  },
);

test('a strategy that is chosen before the kept one was looked at is the chosen one', async () => {
  store.set(KEY, 'quina 7 espelhamento');
  const { restoreChoices, restoreStrategy, chooseStrategy, settings } = await load();
  restoreChoices();
  chooseStrategy('quick');
  restoreStrategy();
  expect(settings.strategy).toBe('quick');
  await Promise.resolve();
  expect(store.get(KEY)).toBe('quina 7 quick');
});
