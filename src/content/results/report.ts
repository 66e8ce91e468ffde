import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';

const news = (count: number) => counted(count, 'sorteio novo', 'sorteios novos');

/** Words for what was found in a file. */
export const reportTexts = {
  title: (name: string) => `Resultados: ${name}`,
  /** Where what is read is from: the name of a file, null for a text. */
  source: (name: string | null, isForeign: boolean) =>
    isForeign ? `Recebido de fora: ${name ?? 'texto'}` : (name ?? 'Texto colado'),
  reading: 'Lendo o arquivo…',
  cancel: 'Cancelar',
  cancelled: 'Leitura cancelada. Nada mudou.',
  waiting: (count: number) => `Depois deste, mais ${counted(count, 'arquivo')}.`,
  nothingYet: 'Nada foi guardado ainda.',
  count: 'Sorteios',
  from: 'Primeiro',
  to: 'Último',
  contest: (contest: number, date: string | undefined) =>
    `concurso ${formatWhole(contest)}${date === undefined ? '' : `, ${shortDay(date)}`}`,
  news: 'Vão entrar',
  added: (added: number, completed: number) => {
    if (added === 0 && completed === 0) return 'nenhum sorteio novo';
    const parts = [
      ...(added > 0 ? [counted(added, 'sorteio')] : []),
      ...(completed > 0 ? [`${formatWhole(completed)} com mais dados`] : []),
    ];
    return parts.join(', ');
  },
  dates: 'Datas',
  prizes: 'Prêmios',
  unreadAmounts: 'Valores que não deu para ler',
  /** What a draw of these lotteries has beside its numbers. */
  extras: { team: 'Time do Coração', month: 'Mês da Sorte' },
  extrasOf: (count: number, all: number) =>
    count === 0
      ? 'não veio'
      : count === all
        ? 'de todos'
        : `de ${formatWhole(count)}: falta em ${counted(all - count, 'sorteio')}`,
  prizesOf: (count: number, all: number) =>
    count === 0 ? 'não vieram' : count === all ? 'de todos os concursos' : `de ${formatWhole(count)}`,
  gapsTitle: (missing: number) => `${missing === 1 ? 'Falta' : 'Faltam'} ${counted(missing, 'concurso')} no meio`,
  gap: (from: number, to: number) => (from === to ? formatWhole(from) : `${formatWhole(from)} a ${formatWhole(to)}`),
  doublesTitle: (count: number) =>
    counted(count, 'concurso veio repetido, igual', 'concursos vieram repetidos, iguais'),
  leftOutTitle: (count: number) => counted(count, 'linha ficou de fora', 'linhas ficaram de fora'),
  row: (row: number, contest: number | undefined) =>
    contest === undefined ? `Linha ${row}` : `Linha ${row} (concurso ${formatWhole(contest)})`,
  more: (rest: number) => `e mais ${formatWhole(rest)}`,
  showAll: 'Ver todas',
  showMore: 'Ver mais',
  conflictsTitle: (count: number) =>
    `${counted(count, 'concurso veio diferente', 'concursos vieram diferentes')} do que está guardado`,
  conflictsHint: 'Veja no canal oficial qual está certo.',
  keepOld: 'Manter o que estava',
  takeNew: 'Usar o novo',
  allOld: 'Manter todos como estavam',
  allNew: 'Usar todos os novos',
  /** `what`: «mudou a data». */
  conflict: (contest: number, what: string) => `Concurso ${formatWhole(contest)}: ${what}`,
  old: 'Estava',
  incoming: 'Novo',
  keep: 'Guardar',
  keeping: 'Guardando…',
  discard: 'Descartar',
  close: 'Fechar',
  /** Begins what is said of a refused file; `isFile`: not a text that was pasted. */
  refusedTitle: (isFile: boolean) => `Não deu para usar este ${isFile ? 'arquivo' : 'texto'}`,
  /** «Não deu para usar este arquivo. A planilha está protegida por senha.» */
  refused: (isFile: boolean, reason: string) => `${reportTexts.refusedTitle(isFile)}. ${reason}`,
  /** The fold of advice on it. */
  about: 'O que fazer',
  another: 'Escolher outro arquivo',
  whichTitle: 'De qual loteria é este arquivo?',
  unchanged: 'O que você já tinha continua como estava.',
  whichDaysTitle: 'O que vem primeiro nas datas?',
  dayOrders: { 'day-first': 'Primeiro o dia', 'month-first': 'Primeiro o mês' },
  readAs: (name: string) => `Ler como ${name}`,
  keptTitle: (name: string) => `${name}: resultados guardados`,
  keptNews: (added: number) => (added === 0 ? 'Não havia sorteios novos.' : `${news(added)}.`),
  /** Where the kept draws lead. */
  check: 'Conferir meus jogos',
  statistics: 'Ver estatísticas',
  generate: 'Gerar com o histórico oficial',
  faults: {
    full: 'Não há espaço no navegador para guardar estes resultados. Apague outra loteria daqui ou libere espaço no aparelho. O que já estava guardado continua.',
    refused:
      'O navegador não deixou guardar: ele pode estar em modo anônimo ou com os dados bloqueados. O que já estava guardado continua.',
    failed: 'Não deu para juntar com o que está guardado. Recarregue a página e tente de novo.',
  },
} as const;
