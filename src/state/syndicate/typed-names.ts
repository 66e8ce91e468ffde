import type { NamesFault } from '../../content/syndicate/syndicate.ts';
import { MAX_MEMBERS, type Member } from './syndicate.ts';
import { readText } from './typed.ts';

/** The names of a text with commas or line breaks between them, or the first thing that is wrong with them. */
export function readNames(
  text: string,
  members: readonly Member[],
): { readonly names: readonly string[] } | { readonly fault: NamesFault } {
  const known = new Set(members.map(({ name = '' }) => name.toLocaleLowerCase('pt-BR')));
  const names: string[] = [];
  for (const part of text.split(/[,;\r\n]/)) {
    const read = readText(part);
    if ('problem' in read) {
      // Between two commas, or after the last.
      if (read.problem === 'empty') continue;
      return { fault: { code: read.problem, name: part.trim().slice(0, 20) } };
    }
    const key = read.value.toLocaleLowerCase('pt-BR');
    if (known.has(key)) return { fault: { code: 'twice', name: read.value } };
    known.add(key);
    names.push(read.value);
  }
  const room = MAX_MEMBERS - members.length;
  if (names.length === 0) return { fault: { code: 'empty' } };
  if (names.length > room) return { fault: { code: 'full', room: Math.max(0, room), most: MAX_MEMBERS } };
  return { names };
}
