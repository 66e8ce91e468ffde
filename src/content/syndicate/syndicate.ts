import type { FieldMarks } from '../../../workers/shared/bet/marks.ts';
import type { FollowedDraws } from '../../../workers/shared/check/played-game.ts';
import { type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatCents } from '../bet/price.ts';
import { betDrawsText } from '../bet-draws.ts';
import { counted } from '../counted.ts';
import { capital, formatNumber, ofLottery } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';
import { ticketExtras } from '../share/ticket-extras.ts';

/** The bet of a group. */
export interface GroupBet {
  readonly lottery: LotteryKey;
  readonly games: readonly unknown[];
  readonly cents: number;
  readonly follow?: FollowedDraws;
  readonly draw?: string;
}

/** The name of a member, or the label of an unnamed one: «Pessoa 3». */
export const memberName = (name: string | undefined, place: number): string => name ?? `Pessoa ${place}`;

/** «2 cotas». */
export const quotasText = (quotas: number): string => counted(quotas, 'cota');

/** The numbers of a game and what else is marked: «01 12 23 34 45 56». */
export function groupGameText({ numbers, ...extras }: FieldMarks): string {
  return [numbers.map(formatNumber).join(' '), ...ticketExtras(extras)].join(' · ');
}

/** Words of the page «Bolão». */
export const syndicateTexts = {
  title: 'Bolão',
  lead: 'Quem joga, quanto cada um paga e quanto recebe. Fica no seu aparelho; você manda por link ou arquivo.',
  legal: 'Combinado entre amigos, não é o bolão da lotérica: quem está com o comprovante retira o prêmio e divide.',
  empty: 'Nenhum bolão ainda.',
  fresh: 'Novo bolão',
  which: 'Com quais jogos?',
  noGames: 'Um bolão se faz com jogos salvos. Gere um bilhete, toque em “Salvar” e volte aqui.',
  openFile: 'Abrir arquivo',
  openHint: 'Alguém mandou um bolão em arquivo? Abra aqui. Se veio um link, é só tocar nele.',
  notKept: 'O navegador não está deixando guardar: o que mudar aqui vale só até você fechar a página.',
  list: 'Bolões neste aparelho',
  received: 'recebido',
  people: (members: number) => counted(members, 'pessoa'),
  paidCount: (paid: number) => (paid === 1 ? '1 pagou' : `${paid} pagaram`),
  line: ({ lottery, games, cents }: GroupBet) =>
    [lotteryOf(lottery).name, gamesLabel(games.length), formatCents(cents)].join(' · '),
  back: 'Todos os bolões',
  gone: 'Este bolão não está neste aparelho.',
  make: 'Fazer bolão',
  makeProblems: {
    lotteries: 'Um bolão é de uma loteria só. Faça um para cada loteria.',
    refused: 'Não deu para fazer um bolão com estes jogos.',
  },
  fallback: (lottery: Lottery) => `Bolão ${ofLottery(lottery)}`,
  bet: ({ lottery, games }: GroupBet) => `${lotteryOf(lottery).name} · ${gamesLabel(games.length)}`,
  when: ({ follow, draw }: GroupBet) =>
    [
      ...(follow ? [capital(betDrawsText(follow))] : []),
      ...(draw === undefined ? [] : [`sorteio em ${shortDay(draw)}`]),
    ].join(' · '),
  details: 'Detalhes',
  receipt: 'Comprovante:',
  noReceipt: 'Falta o comprovante',
  readOnly: 'Recebido de outra pessoa: só quem criou pode mudar.',
  version: (revision: number) => `Versão ${revision}`,
  code: 'Código do bolão',
  codeText: (digits: string) => digits.replace(/(\d\d)(?=\d)/g, '$1 '),
  codeHint:
    'Se o do seu amigo for igual, os dois veem os mesmos jogos. Serve para achar erros, não evita fraude. Os nomes não contam.',
  games: (games: number) => (games === 1 ? 'O jogo' : `Os ${games} jogos`),
} as const;

/** Words of the money of a group. */
export const moneyTexts = {
  title: 'Dinheiro',
  /** Of what one quota costs; `isEqual`: each person has one. */
  each: (isEqual: boolean) => (isEqual ? 'cada' : 'por cota'),
  /** Where the cents cannot be split evenly. */
  less: (cents: number) => `Para alguns, ${formatCents(cents)}.`,
  state: (cents: number, paid: number, missing: number) =>
    [
      `${formatCents(cents)} no total`,
      ...(missing === 0 ? ['tudo pago'] : paid === 0 ? ['ninguém pagou ainda'] : []),
      ...(missing > 0 && paid > 0 ? [`${formatCents(paid)} pagos`, `falta pagar ${formatCents(missing)}`] : []),
    ].join(' · '),
  noQuotas: 'no total. Escreva os nomes e veja quanto cada um paga.',
  prize: 'Prêmio',
  prizeField: 'Valor recebido, em reais',
  prizeHint: 'O que a operadora pagou por todos os jogos. Vazio: sem divisão.',
  split: 'Dividir',
  share: (cents: number) => `Prêmio: ${formatCents(cents)}`,
  splitNote:
    'Dividido pelas cotas, também de quem ainda não pagou. O centavo que sobra vai para a maior fração; se empatar, para quem vem antes na lista.',
} as const;

/** What keeps typed names from joining a group. `twice`: the name is there already; `room`: so many more fit in, of `most`. */
export type NamesFault =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long' | 'hidden' | 'twice'; readonly name: string }
  | { readonly code: 'full'; readonly room: number; readonly most: number };

/** Words of the members and of what one changes. */
export const memberTexts = {
  title: 'Pessoas',
  none: 'Ninguém ainda.',
  paid: 'Pagou',
  unpaid: 'Falta pagar',
  name: 'Nome',
  quotas: 'Cotas',
  names: 'Nomes, separados por vírgula',
  namesHint: 'Cada um entra com 1 cota; para mudar, toque no lápis.',
  namesProblem: (fault: NamesFault) => {
    switch (fault.code) {
      case 'empty':
        return 'Escreva pelo menos um nome.';
      case 'too-long':
        return `“${fault.name}…”: o nome é longo demais, o limite é 60 caracteres. Falta uma vírgula?`;
      case 'hidden':
        return 'Um dos nomes tem caracteres invisíveis. Escreva de novo só com letras.';
      case 'twice':
        return `“${fault.name}” já está na lista. Se for outra pessoa, escreva também o sobrenome.`;
      case 'full':
        return fault.room === 0
          ? `A lista está cheia: um bolão tem no máximo ${fault.most} pessoas.`
          : `Ainda cabem ${counted(fault.room, 'pessoa')}: um bolão tem no máximo ${fault.most}.`;
    }
  },
  add: 'Adicionar',
  added: (count: number) => counted(count, 'pessoa adicionada', 'pessoas adicionadas'),
  edit: 'Mudar',
  remove: 'Tirar da lista',
  save: 'Salvar',
  cancel: 'Cancelar',
  of: (action: string, name: string) => `${action}: ${name}`,
  removed: (name: string) => `Fora da lista: ${name}`,
  problems: {
    empty: 'Escreva um nome.',
    'too-long': 'O nome é longo demais: o limite é 60 caracteres.',
    hidden: 'O nome tem caracteres invisíveis. Escreva de novo só com letras.',
    quotas: 'Escreva as cotas como um número inteiro de 1 a 999.',
  },
} as const;

/** Words of the form with what is known of the bet, and of deleting the group. */
export const detailTexts = {
  edit: 'Mudar os dados',
  name: 'Nome do bolão',
  contest: 'Concurso',
  contestHint: 'Vazio, se ainda não foi registrado.',
  contestProblem: 'Escreva o número do concurso, de 1 a 99999.',
  receipt: 'Número do comprovante',
  receiptHint: 'Vazio, se ainda não há.',
  receiptProblem: 'O número do comprovante tem no máximo 60 caracteres, todos visíveis.',
  cost: 'Custo total, em reais',
  remove: 'Apagar o bolão',
  removed: (name: string) => `Bolão apagado: ${name}`,
} as const;
