import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';

/** Words of «Registrei estes jogos». */
export const registerTexts = {
  action: (games: number) => (games === 1 ? 'Registrei este jogo' : 'Registrei estes jogos'),
  title: 'Registro da aposta',
  change: 'Mudar o registro ou apostar de novo',
  /** Of games that were registered: the same bet, told again, or another one. */
  which: 'O que anotar',
  correction: 'Correção deste registro',
  newBet: 'Outra aposta, com os mesmos números',
  lottery: 'Loteria',
  contest: 'Concurso',
  contestHint: 'Está no comprovante.',
  draw: 'Dia do sorteio',
  draws: 'Teimosinha (concursos seguidos)',
  only: 'só este',
  receipt: 'Número do comprovante (se quiser)',
  cost: (games: number, cents: number) => `${gamesLabel(games)}, ${formatCents(cents)}`,
  local: 'Fica só neste celular. Não registra nada na lotérica nem no site.',
  keep: 'Salvar registro',
  cancel: 'Cancelar',
  undo: 'Não registrei',
  undone: 'O registro foi desfeito.',
  close: 'Fechar',
  done: (games: number, contest: number, draws: number) =>
    `${counted(games, 'jogo registrado', 'jogos registrados')}: ${contestsText(contest, draws)}.`,
  notAll: (games: number) =>
    `${counted(games, 'jogo não coube', 'jogos não couberam')} em “Meus jogos”: todos os outros são favoritos.`,
  gone: (games: number) =>
    `${counted(games, 'jogo mais antigo saiu', 'jogos mais antigos saíram')} de “Meus jogos” para dar lugar.`,
  notKept: 'O navegador não deixou salvar: vale só até você fechar a página.',
  next: 'Agora confira se o comprovante tem todos os números.',
  /** Of a saved game: «Registrado: concurso 2.943, sorteio em 26/11/2026, comprovante 1A2B». */
  state: ({ contest, draws, draw, isSure, receipt }: RegisteredState) =>
    [
      `Registrado: ${contest === undefined ? 'concurso não informado' : contestsText(contest, draws)}`,
      `${draws > 1 ? '1º sorteio' : 'sorteio'} em ${shortDay(draw)}${isSure ? '' : ' (pode não haver sorteio nesse dia)'}`,
      ...(receipt === undefined ? [] : [`comprovante \u2068${receipt}\u2069`]),
    ].join(', '),
  maybeNone: 'Pelas regras que conhecemos, pode não haver sorteio nesse dia. Confira no comprovante.',
  faults: {
    contest: {
      missing: 'Escreva o número do concurso, como 2.943.',
      far: (likely: number) =>
        `Para este dia o concurso é perto de ${formatWhole(likely)}. Confira os dois no comprovante.`,
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

interface RegisteredState {
  readonly contest: number | undefined;
  readonly draws: number;
  readonly draw: string;
  /** Whether there is a draw on that day, as far as the rules know. */
  readonly isSure: boolean;
  readonly receipt?: string | undefined;
}

const contestsText = (contest: number, draws: number) =>
  draws === 1
    ? `concurso ${formatWhole(contest)}`
    : `concursos ${formatWhole(contest)} a ${formatWhole(contest + draws - 1)}`;
