/** What hosts read of a build and do not show, as a regular expression: paths below the base. */
export const HIDDEN = '_(headers|redirects|nginx\\.conf|Caddyfile)|\\.htaccess|.*\\.(br|gz)';

/** The page of a lost file, which is no page of its own; see `public/_redirects`. */
export const NOT_FOUND = 'assets/404.html';

/** The folder of the sample video and the sample checkout, in `public/`. */
export const SAMPLES = 'exemplo';

/** Where a missing file is a 404: home in place of a script would be a worker that never starts. */
export const FILES_ONLY = ['assets', 'results', SAMPLES] as const;

/** The names of the pages but home, as alternatives of a regular expression. */
export function pageNames(pages: readonly string[]): string {
  const names = pages.map((page) => page.slice(1));
  return names.filter((name) => name !== '').join('|');
}
