import { asText, asTexts, type Fields, fieldOf, isFields } from './json-fields.ts';
import { readTiers } from './json-tiers.ts';
import type { RawDraw } from './raw-draw.ts';

/** Names of the lists of numbers, the operator's first. */
const LISTED = ['listaDezenas', 'dezenas', 'dezenasSorteadas', 'resultado', 'numeros'] as const;
const ORDERED = ['dezenasSorteadasOrdemSorteio', 'dezenasOrdemSorteio'] as const;
const SECOND = ['listaDezenasSegundoSorteio', 'dezenasSegundoSorteio', 'dezenas2'] as const;

/** Objects within each other in which a draw is looked for. */
const MAX_DEPTH = 3;

/** True for what has numbers that were drawn. */
export function isDraw(value: unknown): boolean {
  return isFields(value) && Array.isArray(fieldOf(value, ...LISTED, ...ORDERED));
}

/** True for a draw in the operator's own names. */
export function isOfficial(fields: Fields): boolean {
  return fieldOf(fields, LISTED[0], ORDERED[0]) !== undefined;
}

/** The fields of an element, with those of the draw that it may nest. */
export function unnested(value: unknown, depth = 1): Fields {
  if (!isFields(value)) return {};
  if (isDraw(value) || depth === MAX_DEPTH) return value;
  for (const inner of Object.values(value)) {
    const found = unnested(inner, depth + 1);
    if (isDraw(found)) return { ...value, ...found };
  }
  return value;
}

/** What an element of a list says, in the names of the official answers or of a mirror's. */
export function drawOfFields(fields: Fields, row: number): RawDraw {
  const listed = asTexts(fieldOf(fields, ...LISTED)) ?? [];
  const ordered = asTexts(fieldOf(fields, ...ORDERED));
  const second = asTexts(fieldOf(fields, ...SECOND)) ?? [];
  const prizes = readTiers(fieldOf(fields, 'listaRateioPremio', 'premiacoes'));
  const extra = asText(fieldOf(fields, 'nomeTimeCoracaoMesSorte'));
  return {
    row,
    contest: asText(fieldOf(fields, 'numero', 'concurso')),
    date: asText(fieldOf(fields, 'dataApuracao', 'data')),
    numbers: listed.length > 0 ? listed : (ordered ?? []),
    ...(second.length > 0 && { second }),
    ...(ordered && { order: ordered }),
    ...(listed.length === 0 && ordered && { isInDrawOrder: true }),
    team: asText(fieldOf(fields, 'timeCoracao')) || extra,
    month: asText(fieldOf(fields, 'mesSorte')) || extra,
    ...prizes,
  };
}
