/** Words of the three-step explanation on home. */
export const stepsTexts = {
  title: 'Três passos, nenhum cadastro',
  lottery: { title: 'Escolha a loteria', text: 'São sete, da Mega-Sena à Lotomania.' },
  games: {
    title: 'Diga quantos jogos',
    text: 'Cada jogo vem em um bilhete diferente.',
  },
  strategy: {
    title: 'Escolha a estratégia',
    text: 'Ou toque em “Gerar bilhete rápido” e pronto.',
  },
} as const;
