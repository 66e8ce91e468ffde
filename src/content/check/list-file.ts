import { type Refusal, refusalAdvice, refusalReason } from '../results/refusals.ts';

/** Words of a file with games. */
export const listFileTexts = {
  open: 'Abrir um arquivo',
  another: 'Abrir outro arquivo',
  close: 'Tirar o arquivo',
  kept: (name: string) => `Arquivo: ${name}`,
  others: (games: number) =>
    games === 1
      ? 'O arquivo tem também um jogo de outra loteria.'
      : `O arquivo tem também ${games} jogos de outras loterias.`,
} as const;

const FITTING = 'Servem .txt, .csv, .xlsx com um jogo por linha, e os arquivos de jogos deste app.';

/** The words for these refusals say how to make the file fit; the others say what would fit. */
const ADVISED: readonly string[] = ['encrypted', 'old-xls', 'open-document', 'html-table', 'unreadable'];

/** Why a list gives no games, and what to do about it. */
export function refusedListText(refusal: Refusal | 'bad-game' | 'failed', detail?: string): string {
  if (refusal === 'failed') return 'Não deu para conferir. Tente de novo.';
  if (refusal === 'bad-game') return `Um jogo do arquivo não serve: o ${detail}º. Salve o arquivo de novo no app.`;
  if (refusal === 'unknown-form') return `Não encontramos uma lista de jogos no arquivo. ${FITTING}`;
  return `${refusalReason(refusal, detail)} ${ADVISED.includes(refusal) ? refusalAdvice(refusal) : FITTING}`;
}
