/** An object of a JSON text, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of some fields that says something; undefined where none does. */
export function fieldOf(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** A text or a number as text; empty for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A list of texts or numbers as texts, at most `most` of them; undefined for what is no list. */
export function asTexts(value: unknown, most = 100): string[] | undefined {
  return Array.isArray(value) ? value.slice(0, most).map(asText) : undefined;
}
