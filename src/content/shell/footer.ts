/** Words of the footer beside the «Jogo limpo» lines in `site.ts`. */
export const footerTexts = {
  about: 'Robô da Sorte: um gerador de jogos que roda inteiro no seu aparelho.',
  help: 'Precisa conversar? O CVV atende de graça pelo 188, a qualquer hora.',
  trademarks: 'Os nomes das loterias pertencem à operadora e aparecem só para identificá-las.',
} as const;
