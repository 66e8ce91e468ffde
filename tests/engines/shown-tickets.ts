import { resultTexts } from '../../src/content/run/result.ts';
import { runIn } from '../e2e/engine-numbers.ts';
import { runOf } from '../tasks/result-of.ts';
import type { Visit } from './engine.ts';
import { call, until } from './in-page.ts';

/** The tickets on the page, once they are there: a line each, numbers and prize. */
export async function shownTickets(visit: Visit): Promise<string[]> {
  await until(visit, () => document.querySelector('article') !== null);
  const lines = await call(visit, () =>
    [...document.querySelectorAll('article')].map((card) => {
      const numbers = [...card.querySelectorAll('[role=img] b')].map((cell) => cell.textContent);
      const prize = [...card.querySelectorAll('dd')].find((fact) =>
        fact.previousElementSibling?.textContent?.startsWith('Prêmio'),
      );
      return `${numbers.join(' ')} | ${prize?.textContent}`;
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
