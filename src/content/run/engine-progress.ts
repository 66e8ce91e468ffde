import { formatWhole } from '../format.ts';

/** What the engine has behind it. */
export const engineTexts = {
  /** What «Estratégia campeã» has behind it. */
  candidates: (done: number, all: number) => `${formatWhole(done)} de ${formatWhole(all)} jogos comparados`,
  /** What a wheel has behind it, 0…1. */
  proof: (done: number) => `Garantia provada: ${Math.floor(done * 100)}%`,
} as const;

/** Why the page computes on its own thread. */
export const degradedTexts = {
  unavailable:
    'Modo compatível: este navegador não roda o gerador em segundo plano. Tudo funciona, só um pouco mais devagar.',
  'not-loaded':
    'Modo compatível: um arquivo do gerador não carregou; recarregue a página para tentar de novo. Tudo funciona, só um pouco mais devagar.',
  crashed:
    'Modo compatível: o gerador em segundo plano parou de responder; recarregue a página para tentar de novo. Tudo funciona, só um pouco mais devagar.',
  late: 'Modo compatível até o gerador em segundo plano começar. Tudo funciona, só um pouco mais devagar.',
  asked: 'Modo compatível, como pede o endereço desta página. Tudo funciona, só um pouco mais devagar.',
} as const;
