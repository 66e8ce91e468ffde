import { findLottery, LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../format.ts';
import { wordsOf } from '../words-of.ts';
import { OTHER_GAMES } from './game-name.ts';

interface RefusalWords {
  /** What is wrong with the file; `detail` is what the reader said beside. */
  readonly reason: (detail: string | undefined) => string;
  /** What to do about it. */
  readonly advice: string;
}

const megabytes = (detail: string | undefined) =>
  detail === undefined || !Number(detail) ? '16 MB' : `${Math.round(Number(detail) / 2 ** 20)} MB`;
const nameOf = (detail: string | undefined) => findLottery(detail ?? '')?.name ?? 'outra loteria';
const most = (detail: string | undefined, otherwise: string) =>
  Number(detail) ? formatWhole(Number(detail)) : otherwise;

const WOULD_FIT = `Servem resultados destas loterias: ${LOTTERIES.map(({ name }) => name).join(', ')}.`;
const TRY_OFFICIAL = 'Baixe de novo a planilha no site oficial e escolha o arquivo sem abrir nem mudar.';
const SAVE_ANEW = 'Abra em um programa de planilhas e salve como .xlsx ou CSV.';
const NOT_RESULTS = 'Uma planilha de resultados é bem menor. Veja se é o arquivo certo.';

const WORDS = {
  empty: { reason: () => 'O arquivo está vazio.', advice: TRY_OFFICIAL },
  'too-large': {
    reason: (detail) => `O arquivo é grande demais: o limite é ${megabytes(detail)}.`,
    advice: NOT_RESULTS,
  },
  'too-many-entries': {
    reason: () => 'A planilha tem partes demais por dentro.',
    advice: NOT_RESULTS,
  },
  'inflates-too-much': {
    reason: () => 'A planilha cresce demais ao ser aberta e foi deixada de lado por segurança.',
    advice: NOT_RESULTS,
  },
  'too-many-rows': {
    reason: (detail) => `O arquivo tem linhas demais: o limite é ${most(detail, '20.000')}.`,
    advice: NOT_RESULTS,
  },
  'too-many-columns': {
    reason: (detail) => `A planilha tem colunas demais: o limite é ${most(detail, '64')}.`,
    advice: NOT_RESULTS,
  },
  'too-slow': {
    reason: () => 'A leitura demorou mais de 10 segundos e foi interrompida.',
    advice: 'Feche outros apps e tente de novo. Se o arquivo tiver outras coisas, deixe só a tabela de resultados.',
  },
  damaged: {
    reason: () => 'O arquivo está danificado ou incompleto.',
    advice: TRY_OFFICIAL,
  },
  encrypted: {
    reason: () => 'A planilha está protegida por senha.',
    advice: 'Abra em um programa de planilhas, salve uma cópia sem senha e escolha a cópia.',
  },
  'old-xls': {
    reason: () => 'A planilha é do formato antigo (.xls).',
    advice: SAVE_ANEW,
  },
  'open-document': {
    reason: () => 'A planilha é do formato OpenDocument (.ods).',
    advice: 'Abra no LibreOffice ou em outro programa de planilhas, use “Salvar como” e escolha Excel (.xlsx).',
  },
  'html-table': {
    reason: () => 'Isto é uma tabela de página da internet (HTML), mesmo que o nome termine em .xls.',
    advice: SAVE_ANEW,
  },
  sql: {
    reason: () => 'Isto são comandos de um banco de dados (SQL).',
    advice: 'Exporte a tabela dele como CSV.',
  },
  'web-page': {
    reason: () => 'Isto é uma página da internet, não a planilha, mesmo que o nome termine em .xlsx.',
    advice: 'Na página oficial, toque no link de download e escolha o arquivo que ele baixa.',
  },
  doctype: {
    reason: () => 'A planilha traz um conteúdo que o app não abre, por segurança.',
    advice: TRY_OFFICIAL,
  },
  'unknown-form': {
    reason: () => 'Não há aqui resultados de loteria.',
    advice:
      'Uma tabela precisa ter as colunas do concurso e dos números sorteados, como a planilha oficial; uma mensagem, a loteria, o concurso e os números, como “Quina 6543: 07 18 33 54 71”.',
  },
  'unknown-lottery': {
    reason: () => 'O arquivo não diz de qual loteria são os resultados.',
    advice: 'Escolha a loteria:',
  },
  'unknown-days': {
    reason: (detail) =>
      `As datas podem ser lidas de dois jeitos${detail === undefined ? '' : ` (${detail})`}: com o dia ou com o mês na frente.`,
    advice: 'Veja em outro lugar o dia de um destes sorteios e escolha:',
  },
  'several-lotteries': {
    reason: () => 'O arquivo mistura resultados de mais de uma loteria.',
    advice: 'Separe em um arquivo para cada loteria.',
  },
  'other-lottery': {
    reason: (detail) => `Estes resultados são de ${nameOf(detail)}, não da loteria escolhida.`,
    advice: 'Escolha a loteria certa ou outro arquivo.',
  },
  'other-game': {
    reason: (detail) => {
      const name = wordsOf(OTHER_GAMES, detail ?? '', '');
      return name === ''
        ? 'Estes números não são de nenhuma loteria deste app.'
        : `Estes resultados são de ${name}, um jogo que este app não tem.`;
    },
    advice: WOULD_FIT,
  },
  games: {
    reason: () => 'Estes números parecem jogos, não um resultado.',
    advice: 'Para ver se um jogo ganhou, use “Conferir”.',
  },
  mixed: {
    reason: () => 'Não dá para saber de qual concurso são alguns dos números.',
    advice: 'Cole um resultado de cada vez, ou ponha a loteria e o concurso sempre antes dos números.',
  },
  misfit: {
    reason: (detail) => `A maior parte das linhas não serve como sorteio de ${nameOf(detail)}: nada foi lido.`,
    advice: WOULD_FIT,
  },
  'no-draws': {
    reason: (detail) =>
      detail === undefined
        ? 'Não deu para ler nenhum sorteio neste arquivo.'
        : `Nenhuma linha deste arquivo serve como sorteio de ${nameOf(detail)}.`,
    advice: WOULD_FIT,
  },
  unreadable: {
    reason: () => 'O navegador não conseguiu abrir o arquivo.',
    advice: 'Ele pode ter mudado de lugar ou estar só na nuvem. Baixe para o aparelho e escolha de novo.',
  },
  clock: {
    reason: () => 'A data deste aparelho está errada, e sem ela não dá para saber se a dos sorteios está certa.',
    advice: 'Acerte a data do aparelho e tente de novo.',
  },
  engine: {
    reason: () => 'A parte que lê arquivos não carregou ou parou no meio.',
    advice: 'Veja se há internet, recarregue a página e tente de novo.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>;

/** What a reader, the browser or the app itself says of a file that gives nothing. */
export type Refusal = keyof typeof WORDS;

const wordsFor = (refusal: Refusal): RefusalWords => wordsOf<RefusalWords>(WORDS, refusal, WORDS.engine);

/** Why a file gives nothing: «A planilha está protegida por senha.». */
export function refusalReason(refusal: Refusal, detail?: string): string {
  return wordsFor(refusal).reason(detail);
}

/** What to do about it. */
export function refusalAdvice(refusal: Refusal): string {
  return wordsFor(refusal).advice;
}

/** These say nothing against the file itself: it may be read later, or in another way. */
const FILE_MAY_FIT: readonly Refusal[] = [
  'too-slow',
  'encrypted',
  'old-xls',
  'open-document',
  'html-table',
  'sql',
  'unknown-lottery',
  'unknown-days',
  'unreadable',
  'clock',
  'engine',
];

/** Whether it helps to hear which files can be read. */
export function asksForOther(refusal: Refusal): boolean {
  return !FILE_MAY_FIT.includes(refusal);
}

const FAULTS = {
  contest: 'o número do concurso falta ou não existe',
  date: 'a data não existe',
  'future-date': 'a data ainda não chegou',
  number: 'um dos sorteados não está escrito só com algarismos',
  'out-of-range': 'um dos números não existe nesta loteria',
  'repeated-number': 'há um número repetido',
  'number-count': 'há números de menos ou de mais',
  'second-draw': 'o segundo sorteio está incompleto ou errado',
  formula: 'há uma fórmula no lugar do valor',
  'other-game': 'é de um jogo que este app não tem',
  bet: 'parece um jogo, não um resultado',
  conflict: 'o mesmo concurso aparece mais de uma vez, com dados diferentes',
} as const;

/** Why a row was left out, as the end of a sentence. */
export function rowFault(fault: keyof typeof FAULTS): string {
  return wordsOf<string>(FAULTS, fault, 'não deu para ler');
}
