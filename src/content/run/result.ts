import type { PersonalField } from '../../../workers/shared/run/personal-options.ts';
import type { ScoreClass } from '../../../workers/shared/run/score.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole, formatWholeMoney } from '../format.ts';
import { gamesLabel } from '../home/home.ts';
import { FAILURE_REASONS } from './failure.ts';

const CLASSES: Record<ScoreClass, string> = {
  maximum: 'Força Máxima',
  top: 'Top Class',
  'very-strong': 'Muito Forte',
  good: 'Bom',
};

/** What a link can say of the person who made it, and what it has in its place. */
const PERSONAL: Record<PersonalField, readonly [include: string, without: string]> = {
  name: ['Incluir o nome no link', 'Se não marcar, o link leva só a raiz, não o nome.'],
  birthDate: ['Incluir a data de nascimento no link', 'Se não marcar, o link leva só a raiz, não a data.'],
  dates: ['Incluir as datas no link', 'Se não marcar, o link leva só os números tirados das datas, não as datas.'],
};

/** Words of the result view. */
export const resultTexts = {
  generated: 'Bilhete Premiado Gerado!',
  received: 'Recebido por link',
  again: 'Gerar Novos Bilhetes',
  onceMore: 'Gerar de\u00a0novo',
  details: 'Detalhes',
  testStrategy: 'Essa estratégia funciona?',
  batch: 'Todos os bilhetes',
  common: 'Em comum',
  batchName: (lottery: string, day: string) => `${lottery} de ${day}`,
  batchSaved: (saved: number) =>
    saved === 1 ? '1 jogo salvo em “Meus jogos”' : `${saved} jogos salvos em “Meus jogos”`,
  batchThere: 'Estes jogos já estão em “Meus jogos”',
  batchMadeRoom: (saved: number, gone: number) =>
    `${saved === 1 ? '1 jogo salvo' : `${saved} jogos salvos`}; ${gone === 1 ? 'o mais antigo que não era favorito saiu' : `os ${gone} mais antigos que não eram favoritos saíram`} para dar lugar.`,
  batchLeftOut: (saved: number, leftOut: number) =>
    `${saved === 1 ? '1 jogo salvo' : `${saved} jogos salvos`}; ${leftOut === 1 ? 'outro não coube' : `outros ${leftOut} não couberam`}.`,
  saveAll: 'Salvar todos',
  areSaved: 'Salvos',
  copyAll: 'Copiar todos',
  allCopied: (games: number) => (games === 1 ? 'Números copiados' : `Números dos ${games} bilhetes copiados`),
  print: 'Imprimir',
  batchMenu: 'Mais ações',
  /** Above the tickets: «20 jogos · Lotomania · R$ 60,00». */
  head: (games: number, lottery: string, cents: number) => `${gamesLabel(games)} · ${lottery} · ${formatCents(cents)}`,
  distinct: (count: number) => `Juntos: ${counted(count, 'número diferente', 'números diferentes')}`,
  /** Before what each ticket of a batch costs. */
  each: 'Cada bilhete: ',
  /** With spaces at which a line may end: large text on a small phone has no room for all of it. */
  odds: (odds: number) => `chance de 1 em ${formatWhole(odds)}`,
  registered: (count: number, games: number) => (games === 1 ? 'Registrado' : counted(count, 'registrado')),
  /** The most numbers that two tickets have in common. */
  overlap: (most: number) =>
    most === 0 ? 'nenhum número em comum' : `há bilhetes com ${counted(most, 'número')} em comum`,
  ticket: (index: number) => `Bilhete ${index + 1}`,
  ticketMenu: (index: number) => `Ações do Bilhete ${index + 1}`,
  /** A ticket as a screen reader says it. */
  numbers: (numbers: readonly number[]) => `Números: ${numbers.map(formatNumber).join(', ')}`,
  /** After the first numbers of a folded ticket. */
  rest: (count: number) => `… mais ${count}`,
  /** The same ticket on its playslip. */
  onSlip: 'Volante com os números marcados',
  slip: 'Ver volante',
  hideSlip: 'Esconder volante',
  swap: 'Trocar por outro',
  swapped: (index: number) => `Bilhete ${index + 1} trocado por outro`,
  swapFailed: 'Não deu para trocar o bilhete agora. Ele ficou como estava.',
  scoring: 'Calculando força do jogo...',
  scoreWord: 'Força',
  scoreClass: (scoreClass: ScoreClass) => CLASSES[scoreClass],
  /** Said once, when the last score is there. */
  scored: ([first, ...others]: readonly Pick<Ticket, 'score' | 'scoreClass'>[]) =>
    first && others.length === 0
      ? `Bilhete 1: força ${first.score}, ${CLASSES[first.scoreClass]}.`
      : `As forças dos ${others.length + 1} bilhetes estão prontas.`,
  prize: 'Prêmio potencial',
  prizeValue: formatWholeMoney,
  /** Of Timemania, which takes no fewer at the counter. */
  tooFew: (marks: number, least: number) => `São ${marks} números; a lotérica pede ${least}.`,
  onlyWheel: (marks: number) => `O fechamento só faz bilhetes de ${marks} números.`,
  playWith: (marks: number) => `Jogar com ${marks}`,
  save: 'Salvar',
  isSaved: 'Salvo',
  see: 'Ver',
  copy: 'Copiar',
  share: 'Compartilhar',
  copied: 'Números copiados',
  copyTicketFailed: 'Não deu para copiar os números.',
  saving: 'Salvando o jogo…',
  saved: 'Jogo salvo em “Meus jogos”',
  alreadySaved: 'Este jogo já está em “Meus jogos”',
  notKept: 'O navegador não deixou salvar: o jogo fica em “Meus jogos” só até você fechar a página.',
  madeRoom: 'Salvo. O jogo mais antigo que não era favorito saiu para dar lugar.',
  fullOfFavorites: 'Todos os jogos salvos são favoritos, e não cabe mais nenhum. Apague algum para salvar este.',
  undo: 'Desfazer',
  undoFailed: 'Não dá mais para desfazer: outros jogos foram salvos.',
  relaxed: 'A estratégia não tinha mais combinações: este saiu ao acaso.',
  replaying: 'Refazendo os bilhetes do link…',
  replayFailed: (code: keyof typeof FAILURE_REASONS) =>
    `Não deu para refazer os bilhetes agora. ${FAILURE_REASONS[code]}`,
  linkTitle: 'Link destes bilhetes',
  linkText: 'Quem abrir vê estes mesmos bilhetes, sem um número trocado.',
  noBet: 'Isto não é uma aposta registrada.',
  includePerson: (field: PersonalField) => PERSONAL[field][0],
  withoutPerson: (field: PersonalField) => PERSONAL[field][1],
  seed: 'Semente',
  historySeed: 'Histórico simulado',
  ownSeed: 'escolhida por quem fez o link',
  historyDate: 'Sorteios até',
  history: 'Histórico',
  runDate: 'Data do jogo',
  engine: 'Versão do gerador',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  copyFailed: 'Não deu para copiar. O link está na barra de endereço.',
} as const;

/** Says how a batch was saved. */
export function batchWords({ code, saved, leftOut, gone }: SavedBatch): string {
  if (code === 'already-saved') return resultTexts.batchThere;
  if (code === 'full-of-favorites') return resultTexts.fullOfFavorites;
  if (code === 'not-kept') return resultTexts.notKept;
  if (leftOut > 0) return resultTexts.batchLeftOut(saved, leftOut);
  return gone > 0 ? resultTexts.batchMadeRoom(saved, gone) : resultTexts.batchSaved(saved);
}

interface SavedBatch {
  readonly code: keyof typeof SAVE_WORDS;
  readonly saved: number;
  readonly leftOut: number;
  readonly gone: number;
}

/** Words that say how a game was saved. */
export const SAVE_WORDS = {
  saved: resultTexts.saved,
  'already-saved': resultTexts.alreadySaved,
  'made-room': resultTexts.madeRoom,
  'not-kept': resultTexts.notKept,
  'full-of-favorites': resultTexts.fullOfFavorites,
} as const;
