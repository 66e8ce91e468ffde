/** What a page says of itself to search engines and to chats that show a link. */
export interface TaggedPage {
  readonly path: string;
  readonly title: string;
  /** True for a page that may be found: its own address is told. */
  readonly isListed: boolean;
}

/** The picture beside a link, in `public/`; `npm run preview-picture` makes it. */
export const PICTURE = { file: 'preview.png', width: 1200, height: 630 };

/**
 * The tags in the head of a page, in the place of `<!--tags-->`, with the description that the
 * template has. `home` is the address of home, with its slash at the end; without it nobody knows
 * an address to tell, and a picture must have one.
 */
export function pageTags(template: string, page: TaggedPage, home?: string): string {
  const [, description = ''] =
    /<meta\s+name="description"\s+content="([^"]+)"/.exec(template) ?? [];
  if (description === '') throw new Error('the template has no description');
  const address = home && page.isListed ? home + page.path.slice(1) : undefined;
  return [
    ...(address ? [`<link rel="canonical" href="${address}">`, property('url', address)] : []),
    property('type', 'website'),
    property('locale', 'pt_BR'),
    property('title', page.title),
    property('description', description),
    ...(home
      ? [
          property('image', home + PICTURE.file),
          property('image:width', PICTURE.width),
          property('image:height', PICTURE.height),
        ]
      : []),
    `<meta name="twitter:card" content="summary${home ? '_large_image' : ''}">`,
  ].join('\n    ');
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}">`;
}
