import { formatWhole } from '../format.ts';

/** What the engine has behind it. */
export const engineTexts = {
  /** What «Estratégia campeã» has behind it. */
  candidates: (done: number, all: number) =>
    `${formatWhole(done)} de ${formatWhole(all)} candidatos comparados`,
  /** What a wheel has behind it, 0…1. */
  proof: (done: number) => `Garantia conferida: ${Math.floor(done * 100)}%`,
} as const;
