import { betTexts } from '../../../src/content/bet/bet.ts';
import { priceTexts } from '../../../src/content/bet/price.ts';
import { limitTexts } from '../../../src/content/diary/limit.ts';
import { home } from '../../../src/content/home/home.ts';
import { moreTexts } from '../../../src/content/shell/more.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { begin } from './doing.ts';
import { awaitShown, awaitWritten, goTo, press, write } from './hands.ts';
import { PROBE } from './probe.ts';
import { openTwo } from './tabs.ts';

/** Opens «Sua aposta» of a lottery. */
async function openBet(tab: Visit, lottery: LotteryKey): Promise<void> {
  await goTo(tab, '/');
  await write(tab, home.lottery, lottery);
  await press(tab, 'button', betTexts.title);
}

async function closeDialog(tab: Visit): Promise<void> {
  await press(tab, 'dialog button', 'Fechar');
  await awaitNoDialog(tab);
}

const awaitNoDialog = (tab: Visit) => until(tab, () => document.querySelector('dialog[open]') === null);

/** Waits until a tab has a text under a key: it comes there a moment after another has written it. */
const awaitText = (tab: Visit, key: string, part: string) =>
  call(
    tab,
    (name, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (localStorage.getItem(`robo-da-sorte:v1:${name}`)?.includes(wanted)) resolve();
        };
        addEventListener('storage', look);
        look();
      }),
    key,
    part,
  );

interface Row {
  readonly of: string;
  /** What a tab writes, and where it shows what both have written. */
  write(tab: Visit, i: number): Promise<void>;
  awaitKept(tab: Visit, i: number): Promise<void>;
  awaitBoth(tab: Visit): Promise<void>;
  readonly daily?: 'chromium';
}

const LOTTERIES = ['quina', 'lotofacil'] as const;

const ROWS: readonly Row[] = [
  {
    of: 'prices of two lotteries',
    daily: 'chromium',
    async write(tab, i) {
      await openBet(tab, LOTTERIES[i] ?? 'quina');
      await write(tab, priceTexts.label, i === 0 ? '4,44' : '5,55');
      await press(tab, 'dialog button', priceTexts.keep);
      await closeDialog(tab);
    },
    awaitKept: (tab, i) => awaitText(tab, 'bet-prices', i === 0 ? 'quina:444:' : 'lotofacil:555:'),
    async awaitBoth(tab) {
      for (const [i, lottery] of LOTTERIES.entries()) {
        await openBet(tab, lottery);
        await awaitShown(tab, i === 0 ? 'R$ 4,44' : 'R$ 5,55');
        await closeDialog(tab);
      }
    },
  },
  {
    of: 'bets of two lotteries',

    async write(tab, i) {
      await openBet(tab, LOTTERIES[i] ?? 'quina');
      await write(tab, betTexts.marks, i === 0 ? '7' : '16');
      await press(tab, 'dialog button', betTexts.use);
      await awaitNoDialog(tab);
    },
    awaitKept: (tab, i) => awaitText(tab, 'bets', i === 0 ? '"quina":{"marks":7}' : '"lotofacil":{"marks":16}'),
    async awaitBoth(tab) {
      for (const [i, lottery] of LOTTERIES.entries()) {
        await goTo(tab, '/');
        await write(tab, home.lottery, lottery);
        await awaitShown(tab, i === 0 ? '7 números por jogo' : '16 números por jogo');
      }
    },
  },
  {
    of: 'one limit',
    async write(tab, i) {
      await goTo(tab, '/diario');
      await write(tab, limitTexts.amount, i === 0 ? '111' : '222');
      await press(tab, 'form button', limitTexts.keep);
    },
    awaitKept: (tab, i) => awaitText(tab, 'own-limit', i === 0 ? '11100' : '22200'),
    async awaitBoth(tab) {
      await goTo(tab, '/diario');
      await awaitWritten(tab, limitTexts.amount, '222,00');
    },
  },
  {
    of: 'whether there are sounds',
    async write(tab, i) {
      await goTo(tab, '/');
      await press(tab, 'button', 'Mais');
      await until(
        tab,
        (wanted) => document.querySelector('[role=switch]')?.getAttribute('aria-checked') === wanted,
        String(i === 0),
      );
      await press(tab, '[role=switch]', moreTexts.sounds);
      await closeDialog(tab);
    },
    awaitKept: (tab, i) => awaitText(tab, 'sounds', String(i === 1)),
    async awaitBoth(tab) {
      await goTo(tab, '/');
      await press(tab, 'button', 'Mais');
      await until(tab, () => document.querySelector('[role=switch]')?.getAttribute('aria-checked') === 'true');
      await closeDialog(tab);
    },
  },
];

/** Preferences that two tabs write one after the other: what a person can do who has one pair of hands. */
export const TAB_PREFERENCES: readonly Fault[] = ROWS.map((row) => ({
  done: `two tabs write ${row.of}`,
  saw: 'what each has written, or the last of it, in both tabs and after a reload',
  only: 'chromium',
  first: PROBE,
  ...(row.daily && { daily: row.daily }),
  async play(scene) {
    const tabs = await openTwo(scene);
    for (const [i, tab] of tabs.entries()) {
      await row.write(tab, i);
      for (const other of tabs) await row.awaitKept(other, i);
    }
    for (const tab of tabs) await row.awaitBoth(tab);
    await begin(scene.visit, scene.site);
    await row.awaitBoth(scene.visit);
  },
}));
