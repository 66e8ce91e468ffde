const NAMED: ReadonlyMap<string, string> = new Map(Object.entries({ ccedil: 'ç', atilde: 'ã', eacute: 'é' }));

/**
 * A name for comparison: lower case, without accents, spaces and signs. `Mês da Sorte` is `mesdasorte`, also when its
 * letters came as HTML entities.
 */
export function plainWord(text: string): string {
  return text
    .slice(0, 200)
    .replace(/&(\w+);/g, (entity, name: string) => NAMED.get(name) ?? entity)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** What a person wrote, without the runs of U+0000 and spaces that some sources pad it with. */
export function tidyText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
  return text.replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim();
}

/** What a cell shows, without spaces around it, and without the signs that keep a zero: `="04"` and `'04` are 04. */
export function shownText(text: string): string {
  const shown = text.trim();
  if (/^['’]\d/.test(shown)) return shown.slice(1);
  return shown.startsWith('="') ? (/^="([^"]*)"$/.exec(shown)?.[1]?.trim() ?? shown) : shown;
}
