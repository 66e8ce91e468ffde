import { capital } from '../format.ts';

const LIST = 'Lista para digitar';

/** How far one has come, and what is stamped on a game that is done: «3 de 20 marcados», «Marcado». */
const doneTexts = (done: string) => ({
  stamp: capital(done),
  progress: (marked: number, games: number) => `${marked} de ${games} ${games === 1 ? done : `${done}s`}`,
  all: (games: number) =>
    games === 1 ? `Bilhete ${done}. Boa sorte!` : `Todos os ${games} bilhetes estão ${done}s. Boa sorte!`,
});

/** Words of the copy mode. */
export const copyTexts = {
  game: (index: number, games: number) => (games === 1 ? 'Seu bilhete' : `Bilhete ${index + 1} de ${games}`),
  slip: (slip: number, place: number, places: number) =>
    places === 1 ? `Volante ${slip}` : `Volante ${slip}, quadro ${place} de ${places}`,
  /** What a screen reader says when another game comes. */
  said: (game: string, lottery: string, slip: string, isMirror: boolean) =>
    `${game}. ${lottery}. ${slip}.${isMirror ? ' Aposta-espelho.' : ''}`,
  marks: (marks: number) => `Marque ${marks} números`,
  /** The counter takes no Timemania game with fewer numbers. */
  tooFew: (marks: number, least: number) => `Este bilhete tem ${marks} números; a lotérica pede ${least}.`,
  mirror: 'Com aposta-espelho',
  showMirror: 'Ver espelho',
  showOwn: 'Ver o jogo',
  isMirror: 'Aposta-espelho',
  numbers: 'Números para marcar',
  previous: 'Anterior',
  next: 'Próximo',
  /** Each way has its button, its stamp for a game that is done, and its words for the progress. */
  ways: {
    slip: { mark: 'Marquei', ...doneTexts('marcado'), turn: 'Marcar no volante' },
    list: { mark: 'Digitei', ...doneTexts('digitado'), turn: LIST },
  },
  list: LIST,
  copyGame: 'Copiar este jogo',
  copied: 'Jogo copiado',
  copyFailed: 'Não deu para copiar.',
  typed: (marks: number) => `Aposta de ${marks} números`,
  startOver: 'Começar de novo',
} as const;
