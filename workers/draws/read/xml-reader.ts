import { RefusedFile } from './refused-file.ts';
import { withoutEntities } from './xml-text.ts';

/** The events of a document, in its order. Names are without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: string): void;
  close?(name: string): void;
  /** A piece of text; one text may come in several. */
  text?(text: string): void;
}

/** Longest tag. */
const MAX_TAG = 65_536;
const MAX_DEPTH = 64;

/** Tags between two pauses. */
const SLICE = 10_000;

const CDATA = '<![CDATA[';

/** Comments, CDATA and instructions: their first and last characters. */
const PARTS = [
  ['<!--', '-->'],
  [CDATA, ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Reads a text as XML. A document type is refused (`doctype`), so no entity is ever defined; malformed XML is
 * `damaged`. Attributes are handed on as they stand: see `readAttribute`. Yields how far it is, 0…1; throws a RefusedFile.
 */
export function* readXml(text: string, handler: XmlHandler): Generator<number, void, void> {
  const path: string[] = [];
  let [at, tags, hasEnded] = [0, 0, false];
  const tell = (piece: string) => {
    if (path.length > 0) handler.text?.(piece);
    else if (piece.trim() !== '') throw new RefusedFile('damaged');
  };
  const closed = (name: string) => {
    handler.close?.(localName(name));
    hasEnded = path.length === 0;
  };
  for (let from = text.indexOf('<'); from >= 0; from = text.indexOf('<', at)) {
    if (++tags % SLICE === 0) yield from / text.length;
    if (from > at) tell(withoutEntities(text.slice(at, from)));
    const [begin, end] = PARTS.find(([sign]) => text.startsWith(sign, from)) ?? ['<', '>'];
    const isTag = begin === '<';
    if (isTag && text[from + 1] === '!') {
      throw new RefusedFile(/[a-z]/i.test(text[from + 2] ?? '') ? 'doctype' : 'damaged');
    }
    const inside = from + begin.length;
    const to = isTag ? tagEnd(text, inside) : text.indexOf(end, inside);
    if (to < 0 || (isTag && to - from > MAX_TAG)) throw new RefusedFile('damaged');
    at = to + end.length;
    const part = text.slice(inside, to);
    if (begin === CDATA) tell(part);
    if (!isTag) continue;
    if (part.startsWith('/')) {
      const name = part.slice(1).trim();
      if (path.pop() !== name) throw new RefusedFile('damaged');
      closed(name);
      continue;
    }
    const isEmpty = part.endsWith('/');
    const body = isEmpty ? part.slice(0, -1) : part;
    const [name = ''] = /^\S*/.exec(body) ?? [];
    if (name === '' || hasEnded || path.length >= MAX_DEPTH) throw new RefusedFile('damaged');
    handler.open(localName(name), body.slice(name.length));
    if (isEmpty) closed(name);
    else path.push(name);
  }
  tell(text.slice(at));
  if (!hasEnded) throw new RefusedFile('damaged');
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Returns the place of the sign that ends a tag, which attributes may have too; -1 where it is not there. */
function tagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 62) return at;
    if (code === 60) return -1;
    if (code !== 34 && code !== 39) continue;
    at = text.indexOf(code === 34 ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}
