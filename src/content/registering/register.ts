import { formatCents } from '../bet/price.ts';
import { betDrawsText, type DrawsOfBet } from '../bet-draws.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';

/** Where a contest is looked up that nobody has told: «Deve ser perto de 3.089: veja no comprovante.» */
export const nearContest = (contest: number) => `Deve ser perto de ${formatWhole(contest)}: veja no comprovante.`;

/** Words of «Registrei estes jogos». */
export const registerTexts = {
  action: (games: number) => (games === 1 ? 'Registrei este jogo' : 'Registrei estes jogos'),
  title: 'Já registrei',
  /** On a saved game. */
  menu: 'Já registrei',
  change: 'Mudar registro',
  /** A registered game can have its bet corrected, or another bet. */
  which: 'O que anotar',
  correction: 'Correção deste registro',
  newBet: 'Outra aposta, com os mesmos números',
  lottery: 'Loteria',
  contest: 'Concurso',
  /** The hint of the contest, which may stay empty: «Deve ser perto de 3.089: veja no comprovante». */
  contestHint: (near?: number) =>
    near === undefined ? 'Está no comprovante. Pode ficar vazio.' : `${nearContest(near)} Pode ficar vazio.`,
  /** Accepts a contest that is far from the counted one. */
  sure: (contest: number) => `Sim, é o ${formatWhole(contest)}`,
  draw: 'Dia do sorteio',
  /** Folds what few bets have. */
  more: 'Teimosinha e comprovante',
  draws: 'Teimosinha (concursos seguidos)',
  only: 'só este',
  receipt: 'Número do comprovante (opcional)',
  cost: (games: number, cents: number) => `${gamesLabel(games)}, ${formatCents(cents)}`,
  local: 'É só uma anotação sua: quem registra é a lotérica.',
  keep: 'Registrei',
  cancel: 'Cancelar',
  undo: 'Não registrei',
  undone: 'O registro foi desfeito.',
  close: 'Fechar',
  done: (games: number, bet: DrawsOfBet) =>
    `${counted(games, 'jogo registrado', 'jogos registrados')}: ${betDrawsText(bet)}.`,
  notAll: (games: number) =>
    `${counted(games, 'jogo não coube', 'jogos não couberam')} em “Meus jogos”: todos os outros são favoritos.`,
  gone: (games: number) =>
    `${counted(games, 'jogo mais antigo saiu', 'jogos mais antigos saíram')} de “Meus jogos” para dar lugar.`,
  notKept: 'O navegador não deixou salvar: vale só até você fechar a página.',
  next: 'Agora compare os números com o comprovante.',
  /** A bolão of the same games says otherwise. */
  group: (name: string) => `Mudar também no bolão “${name}”`,
  groupChanged: 'O bolão mudou. Veja o custo e passe a nova versão adiante.',
  /** The line of a saved game: «Registrado: concurso 2.943, sorteio em 26/11/2026, comprovante 1A2B». */
  state: ({ isSure, receipt, ...bet }: RegisteredState) =>
    [
      `Registrado: ${betDrawsText(bet)}`,
      ...(bet.from === undefined ? [] : [`${bet.draws > 1 ? '1º sorteio' : 'sorteio'} em ${shortDay(bet.draw)}`]),
      ...(isSure ? [] : ['pode não haver sorteio nesse dia']),
      ...(receipt === undefined ? [] : [`comprovante \u2068${receipt}\u2069`]),
    ].join(', '),
  /** A contest was drawn on another day than was registered. */
  otherDay: (contest: number, date: string, told: string) =>
    `O concurso ${formatWhole(contest)} foi sorteado em ${shortDay(date)}, e você anotou ${shortDay(told)}. Vale o concurso; veja no comprovante.`,
  noDraw: (day: string) => `Em ${shortDay(day)} não houve sorteio. Em qual este registro vale? Veja no comprovante.`,
  manyDraws: (day: string) =>
    `Em ${shortDay(day)} houve mais de um sorteio. Em qual este registro vale? Veja no comprovante.`,
  ofContest: (contest: number, date?: string) =>
    `Concurso ${formatWhole(contest)}${date === undefined ? '' : `, de ${shortDay(date)}`}`,
  maybeNone: 'Pelas regras que conhecemos, pode não haver sorteio nesse dia. Veja no comprovante.',
  faults: {
    contest: {
      unread: 'Escreva o número do concurso, como 2.943, ou deixe vazio.',
      far: (told: number, likely: number) =>
        `Pelo calendário seria perto de ${formatWhole(likely)}. É mesmo ${formatWhole(told)}?`,
    },
    draw: {
      missing: 'Escolha o dia do sorteio.',
      past: 'Este dia passou há mais de 90 dias, o prazo para retirar um prêmio.',
      clock: 'O relógio deste aparelho está muito errado. Acerte a data para anotar.',
      far: 'Este dia está longe demais: o limite é um ano.',
    },
    receipt: 'O texto é longo demais: o limite é 60 caracteres.',
  },
} as const;

interface RegisteredState extends DrawsOfBet {
  readonly draw: string;
  /** Whether there is a draw on that day, as far as the rules know. */
  readonly isSure: boolean;
  readonly receipt?: string | undefined;
}
