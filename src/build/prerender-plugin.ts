import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, loadEnv, minify, type Plugin, type ResolvedConfig } from 'vite';
import { assemblePage } from './assemble-page.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { profile } from './profile-plugin.ts';
import { publicAddresses, publicAddressesPlugin } from './public-addresses.ts';

/** What `src/prerender.tsx` gives for each route. */
interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

const SERVER_BUNDLE = '.cache/prerender';
/** Which chunk imports which: for the tests, not for the public. */
const MANIFEST = '.cache/manifest.json';
/** What hosts show for a lost asset; see `public/_redirects`. */
const NOT_FOUND = '404.html';

/** Turns the built template into one finished HTML file a route, and writes `_headers`. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config() {
      // Vite takes it from the shell, where «development» would ship React's development build.
      process.env.NODE_ENV = 'production';
    },
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const dist = resolve(config.root, config.build.outDir);
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        const css = await readStyles(dist, template);
        const early = await minifyEarly(join(config.root, 'src/early.js'));
        const env = loadEnv(config.mode, config.envDir || config.root, 'VITE_');
        const frameOrigin = publicAddresses(env).videoOrigin;
        let policy = '';
        const pages = await renderPages(config.root, config.mode);
        for (const { path, title, html } of pages) {
          const assembled = assemblePage(template, { path, title, html, css, early, frameOrigin });
          policy = assembled.policy;
          await writeFile(join(dist, `${path === '/' ? 'index' : path}.html`), assembled.page);
        }
        const rules = headerRules(
          policy,
          pages.map(({ path }) => path),
          (await readdir(join(dist, 'assets'))).filter((file) => file !== NOT_FOUND),
        );
        await writeFile(join(dist, '_headers'), formatHeadersFile(rules));
        if (!config.build.manifest) return;
        await rename(join(dist, '.vite/manifest.json'), join(config.root, MANIFEST));
        await rm(join(dist, '.vite'), { recursive: true });
      },
    },
  };
}

async function renderPages(root: string, mode: string): Promise<PrerenderedPage[]> {
  const outDir = join(root, SERVER_BUNDLE, mode);
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), profile(), publicAddressesPlugin()],
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  });
  const bundle: { prerenderPages(): Promise<PrerenderedPage[]> } = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  return bundle.prerenderPages();
}

async function readStyles(dist: string, template: string): Promise<string> {
  const links = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)];
  const sheets = await Promise.all(
    links.map(([, file]) => readFile(join(dist, file ?? ''), 'utf8')),
  );
  return sheets.join('').trim();
}

async function minifyEarly(file: string): Promise<string> {
  const { code } = await minify(file, await readFile(file, 'utf8'));
  return code.trim();
}
