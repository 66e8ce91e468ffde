import { type Fields, fieldOf, isFields, textOf, textsOf } from './json-fields.ts';
import { readTiers } from './json-tiers.ts';
import type { RawDraw } from './raw-draw.ts';

/** Objects within each other in which a draw is looked for. */
const MAX_DEPTH = 3;

/** True for what has numbers that were drawn. */
export function isDraw(value: unknown): boolean {
  if (!isFields(value)) return false;
  return Array.isArray(fieldOf(value, 'numbers') ?? fieldOf(value, 'order'));
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
  const listed = textsOf(fields, 'numbers') ?? [];
  const ordered = textsOf(fields, 'order');
  const second = textsOf(fields, 'second') ?? [];
  return {
    row,
    contest: textOf(fields, 'contest'),
    date: textOf(fields, 'date'),
    numbers: listed.length > 0 ? listed : (ordered ?? []),
    ...(second.length > 0 && { second }),
    ...(ordered && { order: ordered }),
    ...(listed.length === 0 && ordered && { isInDrawOrder: true }),
    team: textOf(fields, 'team'),
    month: textOf(fields, 'month'),
    ...readTiers(fieldOf(fields, 'tiers')),
  };
}
