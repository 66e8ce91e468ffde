import { formatWhole } from '../format.ts';

/** Words of the progress overlay. The three messages are the product's. */
export const overlayTexts = {
  title: 'Gerando seus jogos',
  progress: 'Progresso',
  messages: [
    'IA analisando resultados...',
    'Encontrando padrão oculto...',
    'Calculando o jogo mais promissor...',
  ],
  /** What «Estratégia campeã» has behind it. */
  candidates: (done: number, all: number) =>
    `${formatWhole(done)} de ${formatWhole(all)} candidatos comparados`,
  /** What a wheel has behind it, 0…1. */
  proof: (done: number) => `Garantia conferida: ${Math.floor(done * 100)}%`,
  honest: 'Histórico simulado; a chance de cada bilhete é sempre a mesma.',
  cancel: 'Cancelar',
  generated: 'Bilhete Premiado Gerado!',
} as const;
