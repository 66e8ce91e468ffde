/** The number of the CVV. */
export const cvvPhone = '188';

/** Words of the footer, which every page has. */
export const footerTexts = {
  fairPlayTitle: 'Jogo limpo',
  shortHelp: `CVV ${cvvPhone}`,
  adults: '18+',
  responsible: 'Jogue com responsabilidade.',
  help: `Precisa conversar? O CVV atende de graça pelo ${cvvPhone}, a qualquer hora.`,
  trademarks: 'Os nomes das loterias pertencem à operadora e aparecem só para identificá-las.',
} as const;

/** What is simulated and what nothing can change, a line each. */
export const fairPlay = [
  'O histórico é simulado, a menos que você escolha resultados reais.',
  'A força é só ilustração, um número ao acaso. Nenhuma estratégia muda a chance de ganhar.',
  'Este app não tem vínculo com a operadora das loterias.',
] as const;
