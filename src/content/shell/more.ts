/** Words of the sheet «Mais», beside those of the page. */
export const moreTexts = {
  sounds: 'Sons',
  soundsAre: (areOn: boolean) => (areOn ? 'Ligados' : 'Desligados'),
  install: 'Instalar o app',
  installHint: 'Abre da tela inicial.',
  lab: 'Estratégia funciona?',
  labHint: 'Teste contra o acaso, em sorteios simulados.',
  howHint: 'O que é simulado, a força e a chance exata.',
  tipsHint: 'Doze dicas para jogar com a cabeça fria.',
} as const;
