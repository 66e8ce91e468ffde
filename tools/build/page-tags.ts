/** What a page says of itself to search engines and to chats that show a link. */
export interface TaggedPage {
  readonly path: string;
  readonly title: string;
  /** True for a page that search engines may list: its own address is in its tags. */
  readonly isListed: boolean;
}

/** The picture beside a link, in `public/`; `npm run preview-picture` makes it. */
export const PICTURE = { file: 'preview.png', width: 1200, height: 630 };

/**
 * The tags in the head of a page, in the place of `<!--tags-->`. `home` is the address of home, with its slash at the
 * end. Without it there are no tags: chats then show the title and the description.
 */
export function pageTags({ path, title, isListed }: TaggedPage, home?: string): string {
  if (!home) return '';
  const address = home + path.slice(1);
  return [
    ...(isListed ? [`<link rel="canonical" href="${address}">`, property('url', address)] : []),
    property('type', 'website'),
    property('locale', 'pt_BR'),
    property('title', title),
    property('image', home + PICTURE.file),
    property('image:width', PICTURE.width),
    property('image:height', PICTURE.height),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}">`;
}
