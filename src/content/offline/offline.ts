/** Words of what the app offers as one that can be installed, and that works without a network. */
export const offlineTexts = {
  newer: 'Há uma versão nova.',
  update: 'Atualizar',
  offer: {
    question: 'Instale o Robô da Sorte: ele abre direto da tela inicial, também sem internet.',
    menu: 'Para ter o Robô da Sorte na tela inicial, também sem internet: toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
  },
  install: 'Instalar',
  notNow: 'Agora não',
} as const;
