import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { fileOf } from '../../src/editions.ts';
import { assemblePage } from './assemble-page.ts';
import { className } from './class-names.ts';
import { splitCss } from './critical-css.ts';
import { writeHostFiles } from './host-files.ts';
import { markPage } from './page-mark.ts';
import { pageTags, type TaggedPage } from './page-tags.ts';
import { profile } from './profile-plugin.ts';
import { publicAddresses, publicAddressesPlugin, siteAddress } from './public-addresses.ts';

/** What `src/prerender.tsx` gives for each route. */
interface PrerenderedPage extends TaggedPage {
  readonly html: string;
}

const SERVER_BUNDLE = '.cache/prerender';
/** Which chunk imports which: for the tests, not for the public. */
const MANIFEST = '.cache/manifest.json';
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"/g;

/** Turns the built template into one finished HTML file a route, and writes what hosts read. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let env: Record<string, string>;
  let home: string | undefined;
  let assets: readonly string[] | undefined;
  /** The address of a file of this chunk. */
  const fileOfChunk = (chunk: string, type: 'js' | 'css') => {
    const file = assets?.find((name) => new RegExp(`^assets/${chunk}-[\\w-]{8}\\.${type}$`).test(name));
    if (!file) throw new Error(`the chunk ${chunk} has no ${type}`);
    return config.base + file;
  };
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config() {
      // Vite reads NODE_ENV from the shell, where «development» would ship React's development build.
      process.env.NODE_ENV = 'production';
    },
    configResolved(resolved) {
      config = resolved;
      env = loadEnv(config.mode, config.envDir || config.root, 'VITE_');
      home = siteAddress(env, config.base);
    },
    // Of a build that fails before, nothing is written.
    writeBundle(_, bundle) {
      assets = Object.keys(bundle);
    },
    closeBundle: {
      sequential: true,
      async handler(error?: Error) {
        // Rollup may close a failed build without passing its error.
        if (error || !assets) return;
        const dist = resolve(config.root, config.build.outDir);
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        const early = await bundleEarly(config);
        const { frameSource } = publicAddresses(env, config.base);
        let policy = '';
        const pages = await renderPages(config);
        const { css, restFile } = await splitStyles(dist, template, config.base, pages);
        for (const page of pages) {
          const { path, title, html } = page;
          const assembled = assemblePage(template, {
            path,
            title,
            html,
            css,
            early,
            frameSource,
            run: ['first-run', 'live-home'].flatMap((chunk) => [fileOfChunk(chunk, 'js'), fileOfChunk(chunk, 'css')]),
            worker: fileOfChunk('entry', 'js'),
            restFile: config.base + restFile,
          });
          policy = assembled.policy;
          const tagged = assembled.page.replace('<!--tags-->', () => pageTags(page, home));
          await writeFile(join(dist, fileOf(page)), markPage(tagged));
        }
        await writeHostFiles(dist, { pages, policy, base: config.base, home });
        if (!config.build.manifest) return;
        await rename(join(dist, '.vite/manifest.json'), join(config.root, MANIFEST));
        await rm(join(dist, '.vite'), { recursive: true });
      },
    },
  };
}

async function renderPages({ root, base, build: to }: ResolvedConfig): Promise<PrerenderedPage[]> {
  // Tests run two builds at a time: each has a folder of its own.
  const outDir = join(root, SERVER_BUNDLE, basename(to.outDir));
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    plugins: [react(), profile(), publicAddressesPlugin()],
    css: { modules: { generateScopedName: className } },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const bundle: { prerenderPages(): Promise<PrerenderedPage[]> } = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  return bundle.prerenderPages();
}

/**
 * What the pages need of the style sheet, to be inlined, and the file with the rest, which takes the place of the
 * whole.
 */
async function splitStyles(
  dist: string,
  template: string,
  base: string,
  pages: readonly PrerenderedPage[],
): Promise<{ css: string; restFile: string }> {
  const files = [...template.matchAll(STYLE_LINK)].map(([, address = '']) => join(dist, address.slice(base.length)));
  const whole = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  const { critical, rest } = splitCss(
    whole.trim(),
    pages.map(({ html }) => html),
  );
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const restFile = `assets/rest-${hash}.css`;
  await Promise.all([writeFile(join(dist, restFile), rest), ...files.map((file) => rm(file))]);
  return { css: critical, restFile };
}

/** The inline script, as one classic script that needs nothing else. */
async function bundleEarly({ root }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2021',
      modulePreload: false,
      rolldownOptions: { input: 'src/early.ts', output: { format: 'iife' } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
