/** Words around what can be copied after a failure. */
export const detailsTexts = {
  copy: 'Copiar detalhes',
  about:
    'Para contar o que houve a quem cuida do app: as últimas telas, o que falhou e qual é o navegador. Nenhum jogo, nome ou número seu vai junto.',
  copied: 'Detalhes copiados',
  refused: 'O navegador não deixou copiar. Selecione o texto e copie.',
  label: 'Detalhes',
} as const;

/** The lines at the head of what is copied. */
export const detailsHead = {
  title: 'Robô da Sorte: detalhes de uma falha',
  version: (script: string, engine: string) => `Versão: ${script}; gerador ${engine}`,
  browser: (agent: string, language: string) => `Navegador: ${agent}; ${language}`,
  screen: (width: number, height: number, ratio: number) => `Tela: ${width} × ${height}, densidade ${ratio}`,
  workers: 'Gerador: em segundo plano',
  compatible: (cause: string) => `Gerador: modo compatível (${cause})`,
  offline: (isThere: boolean) => `Cópia para uso sem internet: ${isThere ? 'sim' : 'não'}`,
  events: 'Desde que a página abriu, em milissegundos:',
} as const;

/** What the codes of events mean, except names of views, lotteries and strategies. */
export const EVENT_WORDS = {
  page: 'tela',
  home: 'início',
  frequent: 'números frequentes',
  dialog: 'diálogo',
  more: 'mais',
  tips: 'conselhos',
  how: 'como funciona',
  share: 'compartilhar',
  copy: 'marcar no volante',
  run: 'geração',
  idle: 'nenhuma',
  asking: 'pedida',
  opening: 'pronta',
  leaving: 'deixada',
  shown: 'mostrada',
  replaying: 'refeita de um link',
  failed: 'falhou',
  timeout: 'demorou demais',
  'invalid-request': 'pedido recusado',
  'no-draws': 'sem resultados oficiais',
  worker: 'segundo plano caiu',
  degraded: 'modo compatível',
  unavailable: 'não há segundo plano',
  'not-loaded': 'arquivo não carregou',
  'spawn-failed': 'não começou',
  crashed: 'parou de responder',
  late: 'segundo plano demora',
  ended: 'acabou',
  asked: 'pelo endereço',
  storage: 'o navegador não guardou',
  fault: 'erro do app',
  answer: 'resposta recusada',
  thrown: 'tarefa parou',
  update: 'versão nova',
  part: 'parte não carregou',
  error: 'erro',
} as const;
