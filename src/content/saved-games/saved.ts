import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { instantDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';

/** Words of «Meus jogos». */
export const savedTexts = {
  empty: 'Nenhum jogo salvo ainda. Gere um bilhete e toque em “Salvar”: ele fica aqui.',
  make: 'Gerar um bilhete',
  options: 'Opções',
  count: (games: number, max: number) => `${games} de ${max} jogos salvos`,
  checkedBySite: 'Conferidos também com os resultados do site.',
  filter: 'Loteria',
  all: 'Todas',
  search: 'Procurar um número',
  searchExample: 'ex.: 07 13',
  searchProblem: 'Digite números da loteria, como 07 13.',
  found: (games: number, numbers: readonly number[]) => {
    const which = numbers.map(formatNumber).join(' ');
    if (games === 0) return `Nenhum jogo tem ${which}.`;
    return games === 1 ? `1 jogo tem ${which}.` : `${games} jogos têm ${which}.`;
  },
  open: 'Abrir',
  copy: 'Copiar',
  labels: 'Nome e nota',
  groupName: 'Nome do grupo',
  name: 'Nome',
  note: 'Anotação',
  keep: 'Salvar',
  cancel: 'Cancelar',
  labelled: 'Salvo',
  labelProblems: {
    'too-long': 'O texto é longo demais: o limite é 60 caracteres.',
    empty: 'Escreva um nome.',
  },
  /** A game in its batch. */
  place: (place: number) => `Bilhete ${place}`,
  /** Above the batches that have come equally far. */
  sections: {
    saved: 'Para registrar',
    today: 'Sorteio hoje',
    due: 'Para conferir',
    won: 'Com prêmio',
    waiting: 'Esperando o sorteio',
    checked: 'Conferidos',
  },
  prize: 'Ver prêmio',
  /** What a game or a batch is, below its title and without what that says: «Quina · 20 jogos · salvo em 24/11 · R$ 60,00». */
  line: (games: readonly Pick<Ticket, 'lotteryType' | 'date'>[], title: string, cents: number) => {
    const names = new Set(games.map(({ lotteryType }) => lotteryOf(lotteryType).name));
    const day = games[0] ? instantDay(games[0].date) : '';
    return [
      ...[...names].filter((name) => !title.includes(name)),
      ...(games.length > 1 ? [gamesLabel(games.length)] : []),
      ...(title.includes(day) ? [] : [`salvo em ${day.slice(0, 5)}`]),
      formatCents(cents),
    ].join(' · ');
  },
  table: 'Salvar como planilha',
  tableName: 'robo-da-sorte-meus-jogos',
  favorite: 'Favorito',
  remove: 'Apagar',
  /** In place of what was deleted: «10 jogos apagados», «Jogo apagado: Quina 04 12 23…». */
  removed: (games: readonly Pick<Ticket, 'lotteryType' | 'numbers'>[]) => {
    const [first, ...others] = games;
    if (!first || others.length > 0) return counted(games.length, 'jogo apagado', 'jogos apagados');
    const { lotteryType, numbers } = first;
    return `Jogo apagado: ${lotteryOf(lotteryType).name} ${numbers.slice(0, 3).map(formatNumber).join(' ')}…`;
  },
  undo: 'Desfazer',
  undoFailed: 'Não dá mais para desfazer: outros jogos foram salvos.',
  copyAll: 'Copiar todos',
  removeAll: 'Apagar todos',
  askRemoveAll: 'Apagar todos os jogos…',
  /** `bets`: how many bets are registered with them. */
  sureRemoveAll: (games: number, bets: number) => {
    const kept = counted(bets, 'aposta registrada fica', 'apostas registradas ficam');
    return `Apagar ${counted(games, 'jogo salvo', 'jogos salvos')}?${bets > 0 ? ` ${kept} em “Meus gastos”.` : ''}`;
  },
  removeBets: 'Apagar também as apostas',
  removeBetsHint: 'Elas saem de “Meus gastos”. Os prêmios encontrados ficam.',
  copied: (games: number) => (games === 1 ? '1 jogo copiado' : `${games} jogos copiados`),
  copyFailed: 'Não deu para copiar.',
  backup: 'Cópia de segurança',
  exportFile: 'Fazer cópia de segurança',
  fileHint: 'A cópia tem os seus jogos, sem os gastos, e volta aqui ou em outro aparelho.',
  exportName: 'robo-da-sorte-meus-jogos.json',
  exportFailed: 'Não deu para criar o arquivo.',
  importFile: 'Restaurar cópia',
  imported: (added: number, skipped: number, leftOut: number, marked: number) =>
    [
      added === 1 ? '1 jogo importado' : `${added} jogos importados`,
      ...(skipped > 0 ? [skipped === 1 ? '1 já estava aqui' : `${skipped} já estavam aqui`] : []),
      ...(marked > 0 ? [marked === 1 ? '1 virou favorito' : `${marked} viraram favoritos`] : []),
      ...(leftOut > 0
        ? [leftOut === 1 ? '1 passou do limite de jogos salvos' : `${leftOut} passaram do limite de jogos salvos`]
        : []),
    ].join(', '),
  notKept:
    'O navegador não está deixando salvar: o que mudar aqui vale só até você fechar a página. Jogos salvos antes podem não aparecer agora.',
  aside: (games: number, max: number) =>
    games === 1
      ? `1 jogo passou do limite de ${max} jogos salvos e foi guardado à parte neste navegador. Você pode baixá-lo em um arquivo.`
      : `${formatWhole(games)} jogos passaram do limite de ${max} jogos salvos e foram guardados à parte neste navegador. Você pode baixá-los em um arquivo.`,
  damaged:
    'Não deu para ler uma parte dos jogos salvos. O original foi guardado à parte neste navegador. Você pode baixá-lo em um arquivo.',
  asideDownload: 'Baixar o que ficou à parte',
  asideDismiss: 'Entendi',
  asideName: 'robo-da-sorte-jogos-a-parte.json',
  refusals: {
    'too-large': 'O arquivo é grande demais: o limite é 16 MB.',
    'not-text': 'Isto não é um arquivo de texto.',
    unreadable: 'O navegador não conseguiu ler o arquivo.',
    'not-json': 'O arquivo está estragado ou não é uma cópia de segurança.',
    'other-format': 'O arquivo não é uma cópia de “Meus jogos”.',
  },
  newerVersion: (version: number) =>
    `O arquivo é de uma versão mais nova (${version}). Atualize a página e tente de novo.`,
  invalidGame: (index: number, field: keyof typeof FIELDS) =>
    `O jogo ${formatWhole(index + 1)} do arquivo não serve: ${FIELDS[field]}.`,
  unchanged: 'Nada foi alterado.',
  /** What a game is called in the names of its buttons: by its own name, or by its first numbers. */
  gameName: ({ name, lotteryType, numbers }: NamedTicket) =>
    // The games of one run share lottery and day.
    name ?? `${lotteryOf(lotteryType).name}, ${numbers.slice(0, 6).map(formatNumber).join(' ')}`,
  ofGame: (action: string, name: string) => `${action}: ${name}`,
} as const;

type NamedTicket = Pick<Ticket, 'lotteryType' | 'numbers'> & { readonly name?: string };

const FIELDS = {
  id: 'falta o código',
  numbers: 'os números não servem para a loteria',
  lotteryType: 'a loteria não existe',
  date: 'a data não existe',
  strategy: 'a estratégia não existe',
  catalogueId: 'a estratégia não existe',
  isFavorite: 'a marca de favorito está danificada',
  minBetPrice: 'a aposta mínima está danificada',
  potentialPrize: 'o prêmio potencial está danificado',
  score: 'a força não existe',
  scoreClass: 'a classe da força não existe',
  odds: 'a chance está danificada',
  relaxed: 'a marca de bilhete ao acaso está danificada',
  team: 'o Time do Coração não existe',
  month: 'o Mês da Sorte não existe',
  mirror: 'a marca da aposta-espelho está danificada',
  name: 'o nome está danificado',
  note: 'a anotação está danificada',
  group: 'o grupo está danificado',
  marked: 'a marca de jogo marcado está danificada',
  follow: 'a teimosinha está danificada',
  registered: 'o registro está danificado',
  earlier: 'um registro anterior está danificado',
  game: 'não é um jogo',
  size: 'há dados demais nele',
} as const;
