import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { checkMarketing } from './content/marketing/check-marketing.ts';
import { marketing } from './content/marketing/marketing.ts';
import { tabTitle } from './content/shell/site.ts';
import { editionOf, PAGES } from './editions.ts';
import { createAppRouter } from './routes/router.tsx';

/** Renders the first view of every page, before any script; throws when a page fails to render. */
export async function prerenderPages() {
  checkMarketing(marketing);
  const pages: { path: string; title: string; isListed: boolean; html: string }[] = [];
  for (const page of PAGES) {
    const { path, views } = page;
    const { frequentTitle, grantsPremium } = editionOf(page);
    const address = import.meta.env.BASE_URL.slice(0, -1) + path;
    const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
    await router.load();
    for (const match of router.state.matches) if (match.error) throw match.error;
    const html = renderToString(<RouterProvider router={router} />);
    if (!html.includes('<main')) throw new Error(`the page ${path} rendered without its main part`);
    // A page that grants premium is not listed: search engines must not lead to it.
    const title = tabTitle(views[0], frequentTitle);
    pages.push({ path, title, isListed: !grantsPremium, html });
  }
  return pages;
}
