/** Words of the copy mode for the counter. */
export const copyTexts = {
  game: (index: number, games: number) => (games === 1 ? 'Seu bilhete' : `Bilhete ${index + 1} de ${games}`),
  slip: (slip: number, place: number, places: number) =>
    places === 1 ? `Volante ${slip}` : `Volante ${slip}, quadro ${place} de ${places}`,
  /** What a screen reader says when another game comes. */
  said: (game: string, lottery: string, slip: string, isMirror: boolean) =>
    `${game}. ${lottery}. ${slip}.${isMirror ? ' Aposta-espelho.' : ''}`,
  progress: (marked: number, games: number) => `${marked} de ${games} ${games === 1 ? 'marcado' : 'marcados'}`,
  marks: (marks: number) => `Marque ${marks} números`,
  /** Of Timemania, which takes no fewer at the counter. */
  tooFew: (marks: number, least: number) => `Este bilhete tem ${marks} números; a lotérica pede ${least}.`,
  mirror: 'Com aposta-espelho',
  showMirror: 'Ver espelho',
  showOwn: 'Ver o jogo',
  isMirror: 'Aposta-espelho',
  numbers: 'Números para marcar',
  previous: 'Anterior',
  next: 'Próximo',
  mark: 'Marquei',
  /** Stamped on a playslip that is done. */
  stamp: 'Marcado',
  allMarked: (games: number) =>
    games === 1 ? 'Bilhete marcado. Boa sorte!' : `Todos os ${games} bilhetes estão marcados. Boa sorte!`,
  startOver: 'Começar de novo',
} as const;
