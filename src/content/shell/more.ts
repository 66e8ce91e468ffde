/** Words of the sheet «Mais», beside those of the page. */
export const moreTexts = {
  sounds: 'Sons',
  soundsAre: (areOn: boolean) => (areOn ? 'Ligados' : 'Desligados'),
  install: 'Instalar o app',
  installHint: 'Abre da tela inicial.',
  lab: 'Laboratório',
  labHint: 'Teste qualquer estratégia em milhões de sorteios.',
  syndicate: 'Bolão',
  syndicateHint: 'Quem joga junto, quanto paga e como se divide.',
  diary: 'Diário',
  diaryHint: 'O que você gastou, o que voltou e o seu limite.',
  howHint: 'O que é simulado, a força e a chance exata.',
  tipsHint: 'Doze dicas para jogar com a cabeça fria.',
} as const;
