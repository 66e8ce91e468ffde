import type { Bet } from '../../../workers/shared/bet/bet.ts';
import type { BetFault } from '../../../workers/shared/bet/check-bet.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { formatWhole } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';
import { otherWords, wordsOf } from '../words-of.ts';

/** Parts of a bet, as something that a strategy does not take. */
const PARTS: Readonly<Record<keyof Bet, string>> = {
  marks: 'outra quantidade de números por jogo',
  fixed: 'números fixos',
  excluded: 'números excluídos',
  team: 'um time escolhido',
  month: 'um mês escolhido',
  mirror: 'a aposta-espelho',
  draws: 'a teimosinha',
};

const combinationsText = (count: number): string =>
  count === 1 ? '1 combinação' : `${formatWhole(count)} combinações`;

/** What the bet is for. */
interface Bettor {
  readonly strategy: StrategyId;
  readonly games: number;
}

/** Says what is wrong with a bet. */
export function betFaultText({ part, reason, limit = 0 }: BetFault, bettor: Bettor): string {
  const strategy = strategyName(bettor.strategy);
  const what = part ? wordsOf(PARTS, part, 'essa aposta') : 'essa aposta';
  switch (reason) {
    case 'too-many-fixed':
      return `Há números fixos demais: cada jogo tem ${limit}. Desmarque alguns ou aumente os números por jogo.`;
    case 'both':
      return 'Um número não pode ser fixo e excluído ao mesmo tempo. Escolha um dos dois.';
    case 'too-many-excluded':
      return `Há números excluídos demais e sobram poucos para um jogo: dá para excluir até ${limit}.`;
    case 'too-few-tickets':
      return `Com essas escolhas só há ${combinationsText(limit)}, e você pediu ${bettor.games} jogos diferentes. Desmarque números ou peça menos jogos.`;
    case 'not-taken':
      return `A estratégia “${strategy}” não aceita ${what}. Mude a aposta ou escolha outra estratégia.`;
    case 'no-room':
      return `Na estratégia “${strategy}” não cabem todos esses ${what}. ${limit > 0 ? `Ela aceita só ${limit === 1 ? 'o primeiro' : `os ${limit} primeiros`}.` : 'Ela não aceita nenhum deles.'} Desmarque alguns ou escolha outra estratégia.`;
    case 'value':
    case 'numbers':
      return `A aposta não serve para esta loteria${part ? `: ${what}` : ''}. Escolha de novo.`;
    default:
      return otherWords(reason, 'A aposta não serve para esta loteria. Escolha de novo.');
  }
}
