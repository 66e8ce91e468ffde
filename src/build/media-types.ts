/** Media types of the text that the build writes, by the end of a file's name. */
export const TEXT_TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
} as const;

/** Media types of all that the build writes. */
export const MEDIA_TYPES = { ...TEXT_TYPES, png: 'image/png' } as const;

/** The media type of a file, with the charset of a text; undefined for others. */
export function mediaType(file: string): string | undefined {
  return textType(file) ?? (file.endsWith('.png') ? MEDIA_TYPES.png : undefined);
}

/** The media type of a text file, with its charset; undefined for what is no text. */
export function textType(file: string): string | undefined {
  const type = (TEXT_TYPES as Record<string, string>)[file.slice(file.lastIndexOf('.') + 1)];
  return type && `${type}; charset=utf-8`;
}
