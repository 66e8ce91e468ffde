import { type InflateBudget, inflateMember } from './inflate-member.ts';
import { RefusedFile } from './refused-file.ts';
import { encodingOf } from './sniff.ts';
import { type XmlHandler, XmlReader } from './xml-reader.ts';
import type { ZipMember } from './zip-directory.ts';

/**
 * Passes the XML of a member of a zip to a handler: UTF-8, or UTF-16 with its mark. Yields its progress, 0…1, after
 * each piece; the caller may stop there. Throws a RefusedFile.
 */
export function* readMember(
  file: Uint8Array,
  member: ZipMember,
  budget: InflateBudget,
  handler: XmlHandler,
): Generator<number, void, void> {
  const reader = new XmlReader(handler);
  let decoder: TextDecoder | undefined;
  const decode = (bytes: Uint8Array, stream: boolean) => {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      throw new RefusedFile('damaged');
    }
  };
  for (const { bytes, done } of inflateMember(file, member, budget)) {
    if (bytes.length === 0) continue;
    reader.write(decode(bytes, true));
    yield done;
  }
  reader.write(decode(new Uint8Array(), false));
  reader.end();
}
