import { withoutEntities } from './xml-entities.ts';

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
