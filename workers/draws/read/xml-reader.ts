import { RefusedFile } from './refused-file.ts';
import { entityEnd, withoutEntities } from './xml-text.ts';

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

/** More tags than the largest sheet has that is taken: rows, cells and their values. */
const MAX_TAGS = 4_000_000;

const CDATA = '<![CDATA[';

/** A part that is skipped or taken literally until its end. */
const ENDS = { comment: '-->', cdata: ']]>', instruction: '?>' } as const;

/**
 * Reads an XML document that comes in pieces, cut anywhere. Document types are refused (`doctype`), so no entity is
 * ever defined; what is not well-formed, or ends too early, is `damaged`. Attributes are handed on as they stand: see
 * `readAttribute`.
 */
export class XmlReader {
  private readonly handler: XmlHandler;
  private readonly path: string[] = [];
  private within: 'content' | keyof typeof ENDS = 'content';
  /** What has come and is not yet an event. */
  private rest = '';
  private tags = 0;
  private hasEnded = false;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  write(piece: string): void {
    const text = this.rest + piece;
    let at = 0;
    while (at < text.length) {
      const next = this.within === 'content' ? this.readContent(text, at) : this.skip(text, at);
      if (next === at) break;
      at = next;
    }
    this.rest = text.slice(at);
    if (this.rest.length > MAX_TAG) throw new RefusedFile('damaged');
  }

  /** Throws a RefusedFile unless the document was whole. */
  end(): void {
    if (!this.hasEnded || this.within !== 'content' || this.rest.trim() !== '') throw new RefusedFile('damaged');
  }

  /** Reads what begins at a place; gives the place after it, or the same to wait for more. */
  private readContent(text: string, at: number): number {
    if (text[at] !== '<') return this.readText(text, at);
    if (text[at + 1] === '?') return this.enter('instruction', at + 2);
    if (text[at + 1] !== '!') return this.readTag(text, at);
    if (text.startsWith('<!--', at)) return this.enter('comment', at + 4);
    if (text.startsWith(CDATA, at)) return this.enter('cdata', at + CDATA.length);
    const begun = text.slice(at, at + CDATA.length);
    if ('<!--'.startsWith(begun) || CDATA.startsWith(begun)) return at;
    throw new RefusedFile('doctype');
  }

  private enter(part: keyof typeof ENDS, at: number): number {
    this.within = part;
    return at;
  }

  private skip(text: string, at: number): number {
    if (this.within === 'content') return at;
    const mark = ENDS[this.within];
    const end = text.indexOf(mark, at);
    // The last characters may be the beginning of the mark.
    const until = end < 0 ? Math.max(at, text.length - mark.length + 1) : end;
    if (this.within === 'cdata' && until > at) this.tell(text.slice(at, until));
    if (end < 0) return until;
    this.within = 'content';
    return end + mark.length;
  }

  private readText(text: string, at: number): number {
    const tag = text.indexOf('<', at);
    const end = tag < 0 ? entityEnd(text, at) : tag;
    if (end > at) this.tell(withoutEntities(text.slice(at, end)));
    return end;
  }

  private tell(text: string): void {
    if (this.path.length > 0) this.handler.text?.(text);
  }

  private readTag(text: string, at: number): number {
    const end = tagEnd(text, at + 1);
    if (end < 0) return at;
    if (++this.tags > MAX_TAGS) throw new RefusedFile('inflates-too-much');
    if (text[at + 1] === '/') this.closeTag(text.slice(at + 2, end).trim());
    else this.openTag(text, at + 1, end);
    return end + 1;
  }

  private openTag(text: string, from: number, end: number): void {
    const isEmpty = text[end - 1] === '/';
    const last = isEmpty ? end - 1 : end;
    let nameEnd = from;
    while (nameEnd < last && text.charCodeAt(nameEnd) > 32) nameEnd++;
    const name = text.slice(from, nameEnd);
    if (name === '' || this.hasEnded || this.path.length >= MAX_DEPTH) throw new RefusedFile('damaged');
    const local = localName(name);
    this.handler.open(local, text.slice(nameEnd, last));
    if (!isEmpty) this.path.push(name);
    else this.closed(local);
  }

  private closeTag(name: string): void {
    if (this.path.pop() !== name) throw new RefusedFile('damaged');
    this.closed(localName(name));
  }

  private closed(local: string): void {
    this.handler.close?.(local);
    if (this.path.length === 0) this.hasEnded = true;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The place of the sign that ends a tag, which attributes may have too; -1 where it is not there yet. */
function tagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 62) return at;
    if (code === 60) throw new RefusedFile('damaged');
    if (code !== 34 && code !== 39) continue;
    at = text.indexOf(code === 34 ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}
