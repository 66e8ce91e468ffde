/** Words that every page shows. */
export const site = {
  appName: 'Robô da Sorte',
  skipLink: 'Pular para o conteúdo',
  dismiss: 'Entendi',
  close: 'Fechar',
  saved: 'Meus jogos',
  /** The ways of the navigation, with «Meus jogos». */
  nav: { label: 'Principal', home: 'Jogar', results: 'Conferir', more: 'Mais' },
  share: 'Compartilhar',
  copyMode: 'Marcar no volante',
  tips: 'Conselhos e dicas',
  loading: 'Carregando…',
  /** Of a part of the page. */
  failed: {
    unreachable: 'Esta parte não carregou. Veja se há internet e tente de novo.',
    outdated: 'Esta parte não carregou: o app deve ter sido atualizado. Recarregue a página; suas escolhas ficam.',
    /** For an unforeseen reason. */
    broken: 'Algo deu errado aqui. O que você salvou continua guardado.',
  },
  reload: 'Recarregar a página',
  retry: 'Tentar de novo',
  unexpected: 'Isso não deu certo. Tente de novo.',
  premiumOnly: 'Premium',
  premiumTitle: 'Seja Premium',
  bePremium: 'Quero ser Premium',
  howItWorks: 'Como funciona',
  back: 'Voltar ao início',
  /** Leads from a result to home. */
  newGame: 'Novo Jogo',
  /** From a room that another one leads to. */
  backTo: (room: string) => `Voltar a ${room}`,
  /** The view of the frequent numbers, on the button to it and on its tab, by edition. */
  frequent: { frequent: 'Números frequentes', hot: 'Números Quentes' },
  homeTitle: 'Robô da Sorte: gerador de jogos de loteria',
  /**
   * The headings of the other views, which the browser's tab says too: of a result that was made here, of one that came by
   * link, and of the rooms of «Conferir».
   */
  titles: {
    strategy: 'Estratégia',
    configure: 'Quantos jogos?',
    generating: 'Gerando seus jogos',
    result: 'Seus bilhetes',
    linked: 'Bilhetes do link',
    results: 'Conferir',
    statistics: 'Estatísticas',
    file: 'Resultados guardados',
    saved: 'Meus jogos',
    lab: 'Laboratório',
    syndicate: 'Bolão',
    diary: 'Meus gastos',
  },
} as const;

export type TitledView = keyof typeof site.titles | 'frequent';
type FrequentTitle = keyof typeof site.frequent;

/** The heading of a view or a room; one of them has a name in each edition. */
export function viewTitle(view: TitledView, frequent: FrequentTitle): string {
  return view === 'frequent' ? site.frequent[frequent] : site.titles[view];
}

/** What the browser's tab says of a view. */
export function tabTitle(view: TitledView | 'home', frequent: FrequentTitle): string {
  return view === 'home' ? site.homeTitle : `${viewTitle(view, frequent)} · ${site.appName}`;
}
