import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';

const draws = (count: number) => counted(count, 'sorteio');

/** Words of the page of real results. */
export const resultsTexts = {
  lottery: 'Loteria',
  lead: 'Baixe a planilha de resultados no site oficial e abra aqui. Depois, confira os seus jogos.',
  privacy: 'O arquivo não sai do seu aparelho.',
  choose: 'Trazer a planilha',
  drop: 'Ou arraste o arquivo para cá, ou cole a tabela com Ctrl+V.',
  dropNow: 'Solte o arquivo aqui',
  paste: 'Colar texto',
  pasteLabel: 'Tabela ou mensagem com resultados',
  pasteRead: 'Ler o texto',
  pasteCancel: 'Cancelar',
  /** Opens the place for files where some results are kept. */
  another: 'Trazer outro arquivo',
  whereTitle: 'Onde encontrar o arquivo?',
  where:
    'No site oficial das loterias, a página de cada uma delas tem um link para baixar todos os resultados em uma planilha. Baixe a da sua loteria e escolha aqui.',
  fittingTitle: 'O que serve:',
  fitting: [
    'a planilha (.xlsx) da página da loteria no site oficial, sem mudar nada;',
    'a mesma planilha salva em CSV, ou as linhas dela copiadas e coladas aqui;',
    'uma tabela simples com concurso, data e dezenas;',
    'uma mensagem com a loteria, o concurso e os números, colada ou compartilhada.',
  ],
  again: 'Quando houver sorteios novos, traga o arquivo outra vez: só entra o que falta.',
  /** Some systems only list the app among those that a file may go to. */
  shared: 'Com o app instalado, em muitos aparelhos dá para compartilhar o arquivo direto com ele.',
  keptTitle: 'Guardados neste aparelho',
  empty: 'Traga os resultados oficiais e veja se seus jogos já teriam ganho.',
  draws,
  /** «até 2.950 · 20/11», of another year than today's «até 400 · 21/06/2023». */
  until: (contest: number, date: string | undefined, today: string) => {
    if (date === undefined) return `até ${formatWhole(contest)}`;
    const isThisYear = date.slice(0, 4) === today.slice(0, 4);
    return `até ${formatWhole(contest)} · ${shortDay(date).slice(0, isThisYear ? 5 : undefined)}`;
  },
  none: 'sem resultados',
  /** «2.900 sorteios, 1 a 2.950». */
  range: (count: number, first: number, last: number) =>
    count === 1
      ? `1 sorteio: concurso ${formatWhole(last)}`
      : `${draws(count)}, do concurso ${formatWhole(first)} ao ${formatWhole(last)}`,
  last: (day: string) => `Último sorteio: ${day}`,
  lastUndated: 'O arquivo não trazia as datas dos sorteios.',
  missing: (count: number) => `${count === 1 ? 'Falta' : 'Faltam'} ${counted(count, 'concurso')} no meio.`,
  withPrizes: (count: number, all: number) =>
    count === all ? 'Com os prêmios.' : `Com os prêmios de ${formatWhole(count)}.`,
  withoutPrizes: 'Sem os prêmios pagos.',
  /** How long ago the last draw was, where that is long. */
  age: (days: number) => {
    if (days < 61) return `há ${days} dias`;
    const months = Math.floor(days / 30.4);
    return months < 24 ? `há ${months} meses` : `há ${Math.floor(months / 12)} anos`;
  },
  stale: 'Já houve sorteios depois deste. Baixe o arquivo de novo.',
  exportCsv: 'Exportar CSV',
  exportJson: 'Exportar JSON',
  /** What a button does, for screen readers, which say it without the text around. */
  actionOf: (action: string, lottery: string) => `${action}: ${lottery}`,
  exportFailed: 'Não deu para exportar.',
  fileName: (lottery: string) => `resultados-${lottery}`,
  remove: 'Apagar',
  removed: (name: string) => `Resultados apagados: ${name}`,
  removeFailed: 'Não deu para apagar. Tente de novo.',
  undo: 'Desfazer',
  undoFailed: 'Não deu para desfazer.',
  lost: (names: string) =>
    `O navegador apagou resultados que estavam guardados aqui: ${names}. Para ter de volta, traga o arquivo outra vez.`,
  unreadable: (name: string) =>
    `Há resultados guardados que esta versão do app não consegue ler: ${name}. Podem ser de uma versão mais nova ou ter se estragado. Traga o arquivo outra vez: o que está guardado fica de lado, não se perde.`,
  dismiss: 'Entendi',
  unavailable:
    'O navegador não deixa guardar dados nesta página (modo anônimo ou bloqueio). Dá para ler um arquivo, mas não para guardar os resultados.',
} as const;
