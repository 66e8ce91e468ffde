import type { LinkFault } from '../../../workers/shared/link/link.ts';
import type { RequestField } from '../../../workers/shared/run/request.ts';
import type { OptionField } from '../../../workers/shared/strategy/strategy-options.ts';
import { wordsOf } from '../words-of.ts';

/** What is wrong, without the text that is: on the page a stranger's words would be taken for the app's own. */
const REASONS: Record<RequestField, string> = {
  engine: 'foi feito com uma versão do gerador que esta página não conhece',
  lottery: 'a loteria não existe',
  games: 'a quantidade de jogos não é um número de 1 a 20',
  strategy: 'a estratégia não existe',
  seed: 'a semente do sorteio está danificada',
  history: 'não deu para ler o histórico',
  historySeed: 'a semente do histórico está danificada',
  date: 'a data do histórico não existe',
  now: 'não deu para ler o horário',
  options: 'as opções da estratégia não servem',
  bet: 'as opções da aposta não servem',
  swaps: 'as trocas de bilhete não servem',
};

/** What is wrong with the packing of a whole link. */
const PACKED = {
  cut: 'falta o final',
  damaged: 'algum caractere mudou no caminho',
  newer: REASONS.engine,
} as const;

const MISSING: Readonly<Record<string, string>> = {
  engine: 'falta a versão do gerador',
  lottery: 'falta a loteria',
  games: 'falta a quantidade de jogos',
  strategy: 'falta a estratégia',
  seed: 'falta a semente do sorteio',
  historySeed: 'falta a semente do histórico',
  date: 'falta a data do histórico',
  now: 'falta o horário',
};

const OPTIONS: Record<OptionField, string> = {
  dates: 'as datas não servem',
  dateNumbers: 'os números das datas não servem',
  name: 'o nome não serve',
  birthDate: 'a data de nascimento não serve',
  root: 'a raiz não é um número de 1 a 9',
  pool: 'os números a cercar não servem',
  hits: 'os acertos a garantir não servem',
};

const UNKNOWN = 'não deu para ler algo nele';

/** Says what is wrong with a link to a run, and what to do instead. */
export function linkProblemText(fault: LinkFault): string {
  const { code } = fault;
  const what = code === 'cut' ? 'O link chegou cortado' : 'Não deu para abrir este link';
  const first = code === 'newer' ? 'Recarregue a página para atualizá-la' : 'Peça o link de novo';
  return `${what}: ${reasonOf(fault)}. ${first} ou gere novos bilhetes aqui.`;
}

function reasonOf({ code, field, option, isMissing }: LinkFault): string {
  if (!field) return PACKED[code];
  const missing = isMissing && wordsOf(MISSING, field, '');
  if (missing) return missing;
  return option ? wordsOf<string>(OPTIONS, option, UNKNOWN) : wordsOf<string>(REASONS, field, UNKNOWN);
}
