import { resultTexts } from '../../src/content/run/result.ts';
import { runIn } from '../e2e/engine-numbers.ts';
import { runOf } from '../tasks/result-of.ts';
import type { Visit } from './engine.ts';
import { call, until } from './in-page.ts';

/** The tickets on the page, once all are there: a line each, numbers and prize. */
export async function shownTickets(visit: Visit): Promise<string[]> {
  await until(visit, () => document.querySelector('[aria-label="Todos os bilhetes"]') !== null);
  await call(visit, () => {
    for (const card of document.querySelectorAll('article[data-folded]')) {
      card.querySelector<HTMLElement>('button[aria-expanded=false]')?.click();
    }
  });
  const isWhole = () => [...document.querySelectorAll('article')].every((card) => /Prêmio/.test(card.textContent));
  await until(visit, isWhole);
  const lines = await call(visit, () =>
    [...document.querySelectorAll('article')].map((card) => {
      const name = card.querySelector('[aria-label^="Números: "]')?.getAttribute('aria-label');
      const prize = [...card.querySelectorAll('p')].find((line) => line.textContent.startsWith('Prêmio'));
      const amount = prize?.textContent.split(': ')[1];
      return `${name?.replace('Números: ', '').split(', ').join(' ')} | ${amount}`;
    }),
  );
  return lines.map(plain);
}

/** The same from the engine in Node, for the run in an address. */
export function engineTickets(address: string): string[] {
  return runOf(runIn(address)).tickets.map(({ numbers, potentialPrize }) => {
    const written = numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0')));
    return plain(`${written.join(' ')} | ${resultTexts.prizeValue(potentialPrize)}`);
  });
}

/** With one kind of space: the browsers differ in which they write money with. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

/** The address of the page. */
export function addressOf(visit: Visit): Promise<string> {
  return call(visit, () => location.href);
}
