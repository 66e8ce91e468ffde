import type { PoolRange } from '../../../workers/shared/request.ts';

/** How many numbers a wheel can have for the games asked for. */
export const poolRangeText = ({ least, most }: PoolRange): string =>
  `Com essa quantidade de jogos dá para cercar de ${least} a ${most} números com garantia.`;

/** Words for a run that failed, on home. */
export const failureTexts = {
  failed: 'Não foi possível gerar os bilhetes agora. Suas escolhas continuam aqui.',
  clock:
    'Com a data deste aparelho não dá para gerar bilhetes. Confira a data e a hora do aparelho e tente de novo.',
  retry: 'Tentar de novo',
  options: (range: PoolRange | undefined) =>
    `${range ? poolRangeText(range) : 'As opções da estratégia não servem para esta loteria.'} O que você digitou continua na estratégia.`,
  back: 'Voltar à estratégia',
} as const;
