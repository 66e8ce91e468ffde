const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
]);

/** Longest reference, `&#x10FFFF;`. */
const MAX_REFERENCE = 10;

/**
 * A text with XML's references replaced: its five entities, and character numbers. Others stay: without a document type
 * there are none.
 */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#?\w{1,8});/g, (reference, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? reference;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isInteger(code) && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** Where a text that goes on may be cut: before a reference that is not there in full. */
export function entityEnd(text: string, from: number): number {
  const last = text.lastIndexOf('&');
  const isOpen = last >= from && text.length - last < MAX_REFERENCE && !text.includes(';', last);
  return isOpen ? last : text.length;
}
