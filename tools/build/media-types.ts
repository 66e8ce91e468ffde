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

/** Media types of all that the build writes; `bin`: tables of draws. */
export const MEDIA_TYPES = {
  ...TEXT_TYPES,
  png: 'image/png',
  bin: 'application/octet-stream',
} as const;

/** The media type of a file, with the charset of a text; undefined for others. */
export function mediaType(file: string): string | undefined {
  return textType(file) ?? typeIn(MEDIA_TYPES, file);
}

/** The media type of a text file, with its charset; undefined for what is no text. */
export function textType(file: string): string | undefined {
  const type = typeIn(TEXT_TYPES, file);
  return type && `${type}; charset=utf-8`;
}

function typeIn(types: Readonly<Record<string, string>>, file: string): string | undefined {
  return types[file.slice(file.lastIndexOf('.') + 1)];
}
