import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { gamesLabel } from '../home/home.ts';
import { groupGameText, syndicateTexts } from '../syndicate/syndicate.ts';
import { checkTexts } from './check.ts';
import { listTexts } from './list.ts';

/** A game as it is listed, and the line it is in. */
interface Listed {
  readonly game: { readonly numbers: readonly number[]; readonly team?: number; readonly month?: number };
  readonly line?: number;
}

/** Words of what else one can do with the games of a list. */
export const roomTexts = {
  title: 'Usar estes jogos',
  /** How many there are to be taken. */
  count: (games: number) => `${counted(games, 'jogo')} da sua lista.`,
  to: { saved: 'Guardar em “Meus jogos”', lab: 'Testar no laboratório', group: syndicateTexts.make },
  which: {
    saved: (most: number, all: number) =>
      `Em “Meus jogos” ${most === 1 ? 'cabe mais 1' : `cabem mais ${most}`} dos ${formatWhole(all)} jogos. Quais?`,
    lab: (most: number, all: number) => `O laboratório leva até ${most} dos ${formatWhole(all)} jogos. Quais?`,
    group: (most: number, all: number) => `O bolão leva até ${most} dos ${formatWhole(all)} jogos. Quais?`,
  },
  page: 'Mostrar os jogos',
  pageOf: (first: number, last: number) => `${formatWhole(first)} a ${formatWhole(last)}`,
  only: 'Marcar só estes',
  none: 'Desmarcar todos',
  /** How many are marked, of so many that can be. */
  marked: (marked: number, most: number) =>
    marked > most
      ? `${counted(marked, 'jogo marcado', 'jogos marcados')}: desmarque ${formatWhole(marked - most)}.`
      : marked === 0
        ? 'Nenhum jogo marcado: marque pelo menos um.'
        : `${counted(marked, 'jogo marcado', 'jogos marcados')}, de até ${most}.`,
  go: {
    saved: (games: number) => `Guardar ${gamesLabel(games)}`,
    lab: (games: number) => `Testar ${gamesLabel(games)} no laboratório`,
    group: (games: number) => `Fazer bolão com ${gamesLabel(games)}`,
  },
  full: '“Meus jogos” está cheio: apague algum jogo para guardar estes.',
  close: 'Cancelar',
} as const;

/** A game of the list by its line and what is marked in it: «Linha 5: 04 30 33 50 51 54». */
export function listedText({ game, line }: Listed, place: number): string {
  const name = line === undefined ? checkTexts.game(place + 1) : listTexts.line(line);
  return `${name}: ${groupGameText(game)}`;
}
