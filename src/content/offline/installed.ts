/** Words of the installed app: what the system says of it, on its own screens. */
export const installedTexts = {
  name: 'Robô da Sorte',
  description:
    'Gera jogos para sete loterias no próprio aparelho, com estratégia e um link para conferir, também sem internet. O histórico é simulado; nenhuma estratégia muda a chance.',
  shortcuts: { quick: 'Bilhete rápido', saved: 'Meus jogos' },
  screens: {
    home: 'A loteria, o número de jogos e o bilhete rápido',
    result: 'Bilhetes prontos para marcar no volante',
  },
} as const;
