import { asText, asTexts, type Fields, fieldOf } from './json-fields.ts';
import { readTiers } from './json-tiers.ts';
import type { RawDraw } from './raw-draw.ts';

/** So many numbers of Dupla Sena in one list are those of both draws. */
const BOTH_DRAWS = 12;

/** What an element of a list says, in the names of the official answers or of a mirror's. */
export function drawOfFields(fields: Fields, row: number, isDouble: boolean): RawDraw {
  const listed = asTexts(fieldOf(fields, 'listaDezenas', 'dezenas')) ?? [];
  const ordered = asTexts(fieldOf(fields, 'dezenasSorteadasOrdemSorteio', 'dezenasOrdemSorteio'));
  const other = asTexts(
    fieldOf(fields, 'listaDezenasSegundoSorteio', 'dezenasSegundoSorteio', 'dezenas2'),
  );
  const all = listed.length > 0 ? listed : (ordered ?? []);
  const [numbers, second] = isDouble ? split(all, other) : [all, undefined];
  const [order, secondOrder] = isDouble ? split(ordered ?? [], undefined) : [ordered, undefined];
  const prizes = readTiers(fieldOf(fields, 'listaRateioPremio', 'premiacoes'));
  const extra = asText(fieldOf(fields, 'nomeTimeCoracaoMesSorte'));
  return {
    row,
    contest: asText(fieldOf(fields, 'numero', 'concurso')),
    date: asText(fieldOf(fields, 'dataApuracao', 'data')),
    numbers,
    ...(second && { second }),
    ...(order && { order }),
    ...(secondOrder && { secondOrder }),
    ...(listed.length === 0 && ordered && { isInDrawOrder: true }),
    team: asText(fieldOf(fields, 'timeCoracao')) || extra,
    month: asText(fieldOf(fields, 'mesSorte')) || extra,
    ...prizes,
  };
}

function split(all: readonly string[], other: readonly string[] | undefined) {
  if (other && other.length > 0) return [all, other] as const;
  if (all.length !== BOTH_DRAWS) return [all, undefined] as const;
  return [all.slice(0, BOTH_DRAWS / 2), all.slice(BOTH_DRAWS / 2)] as const;
}
