/** Words of the progress overlay. The three messages are the product's. */
export const overlayTexts = {
  title: 'Gerando seus jogos',
  progress: 'Progresso',
  messages: ['IA analisando resultados...', 'Encontrando padrão oculto...', 'Calculando o jogo mais promissor...'],
  honest: 'A chance de cada bilhete é sempre a mesma.',
  /** Of a page whose script did not come. */
  lost: 'A página não carregou inteira. Veja se há internet e tente de novo: o que você escolheu fica.',
  cancel: 'Cancelar',
} as const;
