import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Difference, GroupFact, PlacedMember } from '../../../workers/shared/syndicate/differences.ts';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { formatCents } from '../bet/price.ts';
import { shortDay } from '../format-day.ts';
import { toldDraws } from '../told-draws.ts';
import { groupGameText, memberName, quotasText } from './syndicate.ts';

/** A difference as a line: what or whom it is about, and what is different. */
export interface DifferenceLine {
  readonly of: string;
  readonly what: string;
}

/** By the name, or the place, in the version that is kept. */
const nameOf = ({ name, place }: PlacedMember) => memberName(name, place);
const payment = (paid: boolean) => (paid ? 'pagou' : 'ainda não pagou');

/** What a difference says, from the version that is kept to the one that came. */
export function differenceLine(difference: Difference): DifferenceLine {
  switch (difference.kind) {
    case 'fact': {
      const { fact, before, after } = difference;
      const { name, text } = FACTS[fact];
      return { of: name, what: `${text(after)} (antes: ${text(before)})` };
    }
    case 'game-came':
      return { of: groupGameText(difference.game), what: 'jogo que entrou' };
    case 'game-went':
      return { of: groupGameText(difference.game), what: 'jogo que saiu' };
    case 'member-came': {
      const { name = 'Mais uma pessoa', quotas, paid } = difference.member;
      return { of: name, what: `entrou, ${quotasText(quotas)}, ${payment(paid)}` };
    }
    case 'member-went':
      return { of: nameOf(difference.member), what: 'saiu' };
    case 'renamed':
      return { of: nameOf(difference.before), what: `agora com o nome ${nameOf(difference.after)}` };
    case 'quotas':
      return {
        of: nameOf(difference.before),
        what: `${quotasText(difference.after.quotas)} (antes: ${difference.before.quotas})`,
      };
    case 'paid':
      return { of: nameOf(difference.before), what: payment(difference.after.paid) };
    case 'order':
      return { of: 'Ordem', what: 'a lista está em outra ordem' };
  }
}

const NONE = 'nada';
const FACTS: Readonly<Record<GroupFact, { readonly name: string; readonly text: (group: Syndicate) => string }>> = {
  name: { name: 'Nome do bolão', text: ({ name }) => `“${name}”` },
  lottery: { name: 'Loteria', text: ({ lottery }) => lotteryOf(lottery).name },
  follow: { name: 'Concurso', text: ({ follow }) => (follow ? toldDraws(follow).replace(/^\S+ /, '') : NONE) },
  draw: { name: 'Dia do sorteio', text: ({ draw }) => (draw === undefined ? NONE : shortDay(draw)) },
  receipt: { name: 'Comprovante', text: ({ receipt = NONE }) => receipt },
  cents: { name: 'Custo total', text: ({ cents }) => formatCents(cents) },
  prize: { name: 'Prêmio', text: ({ prize }) => (prize === undefined ? NONE : formatCents(prize)) },
};
