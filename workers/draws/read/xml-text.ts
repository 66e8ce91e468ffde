const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
);

/** A text with XML's references replaced: its five entities, and character numbers. Without a document type there are no others. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#?\w{1,8});/g, (reference, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? reference;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isInteger(code) && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** The value of an attribute of a tag, with or without a prefix; undefined where it has none. */
export function readAttribute(attributes: string, wanted: string): string | undefined {
  for (let at = 0; ; ) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return undefined;
    let from = equals + 1;
    while (attributes.charCodeAt(from) <= 32) from++;
    const quote = attributes[from];
    if (quote !== '"' && quote !== "'") return undefined;
    const end = attributes.indexOf(quote, from + 1);
    if (end < 0) return undefined;
    const name = attributes.slice(at, equals).trim();
    if (name === wanted || name.endsWith(`:${wanted}`)) {
      return withoutEntities(attributes.slice(from + 1, end));
    }
    at = end + 1;
  }
}
