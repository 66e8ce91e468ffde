const FREE = 'O bilhete rápido, com um jogo, continua grátis.';

/** What the free trial is, and what is left when it is over. */
export const trialTexts = {
  /** In the strategy view. */
  offer: (max: number) =>
    `Teste grátis, uma vez só: ${max === 1 ? 'um jogo' : `até ${max} jogos`}, em Rápido, Estratégico ou Agressivo. ${FREE}`,
  /** Below the result that has used it up, and on home to who was sent there. */
  over: `Seu teste grátis acabou: números frequentes e estratégias agora são do Premium. ${FREE}`,
} as const;
