import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLOURS = 256;
/** Colours out of a palette, a byte each. */
const INDEXED = { depth: 8, type: 3 };

/**
 * A PNG with a palette, a third as long as what Chromium writes, of opaque pixels (red, green, blue and alpha, a byte
 * each). Colours that are too many become the nearest of the frequent ones.
 */
export function indexedPng(pixels: Buffer, width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = pixels.readUIntBE(i, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const palette = colours.slice(0, MOST_COLOURS);
  const places = new Map(colours.map((colour) => [colour, nearest(palette, colour)]));
  // Each line begins with how it is filtered: not at all.
  const lines = Buffer.alloc(height * (width + 1));
  for (let i = 0; i < width * height; i++) {
    const line = Math.floor(i / width);
    lines[line + 1 + i] = places.get(pixels.readUIntBE(i * 4, 3)) ?? 0;
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, INDEXED.depth, INDEXED.type, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map((known) =>
    channels(known).reduce((sum, value, i) => sum + (value - (channels(colour)[i] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
