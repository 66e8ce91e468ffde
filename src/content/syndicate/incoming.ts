import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatCents } from '../bet/price.ts';
import { betDrawsText } from '../bet-draws.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';
import { type GroupBet, groupGameText, memberName, quotasText, syndicateTexts } from './syndicate.ts';

/** Words of a group that somebody sent. */
export const incomingTexts = {
  statuses: {
    new: 'Alguém mandou este bolão para você. Ele ainda não está guardado aqui.',
    same: 'Você já tem este bolão, nesta mesma versão.',
    own: 'Foi você que fez este bolão, e a sua versão fica como está. O que chegou é diferente.',
    older: 'A versão que você tem é mais nova. Trocar mesmo assim pela que chegou?',
    newer: 'Você já tem este bolão, e chegou outra versão. Trocar a sua pela que chegou?',
  },
  /** The buttons of each status: one takes the group that came, one leaves it. */
  ways: {
    new: { take: 'Guardar aqui', leave: 'Fechar sem guardar' },
    same: { take: undefined, leave: 'Ver o meu' },
    own: { take: undefined, leave: 'Ver o meu' },
    older: { take: 'Trocar', leave: 'Manter a minha' },
    newer: { take: 'Trocar', leave: 'Manter a minha' },
  },
  came: 'Chegou',
  have: 'Você tem',
  olderHint: 'O número da versão pode ser falso. Na dúvida, pergunte a quem criou o bolão.',
  kept: 'Bolão guardado',
  updated: 'Bolão atualizado',
  links: {
    cut: 'O link do bolão está incompleto. Peça para mandarem de novo.',
    damaged: 'O link do bolão está danificado. Peça para mandarem de novo.',
    newer: 'O link do bolão é de uma versão mais nova do app. Atualize a página e abra de novo.',
  },
  files: {
    'too-large': 'O arquivo é grande demais para um bolão: o limite é 1 MB.',
    unreadable: 'O navegador não conseguiu ler o arquivo.',
    'not-text': 'Isto não é um arquivo de texto.',
    'not-json': 'O arquivo está estragado ou não é um bolão.',
    'other-format': 'O arquivo não é um bolão do Robô da Sorte.',
    'newer-version': 'O arquivo é de uma versão mais nova do app. Atualize a página e abra de novo.',
  },
} as const;

interface GroupVersion extends GroupBet {
  readonly revision: number;
  readonly name: string;
  readonly games: readonly Parameters<typeof groupGameText>[0][];
  readonly receipt?: string;
  readonly members: readonly { readonly name?: string; readonly quotas: number; readonly paid: boolean }[];
  readonly prize?: number;
}

const memberText = ({ name, quotas, paid }: GroupVersion['members'][number], i: number) =>
  `${memberName(name, i + 1)}: ${quotasText(quotas)}, ${paid ? 'pagou' : 'falta pagar'}`;

const firstOther = (texts: readonly string[], others: readonly string[]) =>
  texts.find((text, i) => text !== others[i]) ?? [];

/** Details shown only where two versions differ. Each returns its texts; the first that differs is shown. */
const DETAILS: readonly ((version: GroupVersion) => readonly string[])[] = [
  ({ name }) => [`“${name}”`],
  ({ lottery }) => [lotteryOf(lottery).name],
  ({ games }) => games.map(groupGameText),
  ({ follow }) => [follow ? betDrawsText(follow) : 'sem concurso'],
  ({ cents }) => [formatCents(cents)],
  ({ prize }) => [prize === undefined ? 'sem prêmio' : `prêmio de ${formatCents(prize)}`],
  ({ members }) => members.map(memberText),
  ({ receipt }) => [receipt === undefined ? 'sem comprovante' : `comprovante ${receipt}`],
];

/**
 * Returns a summary, «versão 4 · sorteio em 26/11/2026 · 3 pessoas, 1 pagou · 6 cotas · 2 jogos», and each detail in
 * which the other version differs, «comprovante A1».
 */
export function versionText(version: GroupVersion, other: GroupVersion): string {
  const { revision, draw, members, games } = version;
  return [
    `versão ${formatWhole(revision)}`,
    ...(draw === undefined ? [] : [`sorteio em ${shortDay(draw)}`]),
    `${syndicateTexts.people(members.length)}, ${syndicateTexts.paidCount(members.filter(({ paid }) => paid).length)}`,
    quotasText(members.reduce((sum, { quotas }) => sum + quotas, 0)),
    gamesLabel(games.length),
    ...DETAILS.flatMap((detail) => firstOther(detail(version), detail(other))),
  ].join(' · ');
}

type GroupRefusal =
  | { readonly reason: 'damaged'; readonly field: keyof typeof FIELDS }
  | { readonly reason: keyof typeof incomingTexts.files };

/** Why a file holds no group. */
export function groupRefusalText(refusal: GroupRefusal): string {
  if (refusal.reason === 'damaged') return `O bolão do arquivo não serve: ${FIELDS[refusal.field]}.`;
  return incomingTexts.files[refusal.reason];
}

/** The first thing that keeps a file from being a group: a field, no group at all, too many people. */
const FIELDS = {
  group: 'falta o bolão',
  id: 'falta o código interno',
  revision: 'o número da versão está danificado',
  name: 'o nome do bolão está danificado',
  lottery: 'a loteria não existe',
  games: 'há um jogo que não serve para a loteria',
  follow: 'o concurso está danificado',
  draw: 'o dia do sorteio não existe',
  receipt: 'o número do comprovante está danificado',
  cents: 'o custo está danificado',
  members: 'há uma pessoa com nome, cotas ou pagamento danificado',
  full: 'há pessoas demais',
  prize: 'o prêmio está danificado',
} as const;
