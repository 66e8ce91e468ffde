/** Words of the three-step explanation on home. */
export const stepsTexts = {
  title: 'Em três passos',
  lottery: { title: 'Escolha a loteria', text: 'São sete, da Mega-Sena à Lotomania.' },
  games: { title: 'Escolha quantos', text: 'Um bilhete para cada jogo.' },
  strategy: {
    title: 'Escolha a estratégia',
    text: 'Ou o bilhete rápido, sem cadastro.',
  },
} as const;
