/** Words for installing the app, and for working without a network. */
export const offlineTexts = {
  newer: 'Há uma versão nova.',
  update: 'Atualizar',
  offer: {
    question: 'Instale o Robô da Sorte: ele abre direto da tela inicial.',
    menu: 'Para ter o Robô da Sorte na tela inicial: toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
  },
  /** What may be promised without a network, by how far the copy of the app is. */
  copy: { none: '', coming: 'Ainda baixando para usar sem internet.', whole: 'Funciona também sem internet.' },
  install: 'Instalar',
  notNow: 'Agora não',
} as const;

/** Words in the place of a sample page without a network. */
export const noInternet = { title: 'Sem internet', again: 'Tentar de novo' } as const;

/** Words of the installed app: what the system says of it, on its own screens. */
export const installedTexts = {
  name: 'Robô da Sorte',
  description:
    'Gera jogos para sete loterias no próprio aparelho, com estratégia e um link que refaz os mesmos números, também sem internet. O histórico é simulado; nenhuma estratégia muda a chance.',
  shortcuts: { quick: 'Bilhete rápido', saved: 'Meus jogos' },
  screens: {
    home: 'A loteria, o número de jogos e o bilhete rápido',
    result: 'Bilhetes prontos para marcar no volante',
  },
} as const;
