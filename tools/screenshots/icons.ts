import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { ensureChromium } from '../../tests/e2e/chromium.mjs';
import { launchQuiet } from '../../tests/e2e/launch.ts';
import { linkFromReceipt, receiptFromLink } from '../../workers/replay/replay.ts';
import { serveShipped } from '../bench/chromium.ts';
import { text } from '../cli/parse-options.ts';
import { readTool } from '../cli/read-tool.ts';
import { SCENES } from './scenes.ts';

/**
 * Draws what an installed app shows of itself, from the icon and the app: all of it, or what is named. Run by `npm run
 * icons`; `--out` names another folder.
 */
const SVG = readFileSync('src/ui/icon.svg', 'utf8');
/** To the edges, for systems that cut it to a shape: the robot stays inside a circle of 80 %. */
const FULL = SVG.replace('rx="11"', '').replace(
  /(<rect width="48"[^>]*>)(.*)<\/svg>/,
  '$1<g transform="translate(24 24) scale(.92) translate(-24 -23)">$2</g></svg>',
);
const ICONS = [
  { name: 'icon-192', svg: SVG, size: 192 },
  { name: 'icon-512', svg: SVG, size: 512 },
  { name: 'maskable-192', svg: FULL, size: 192 },
  { name: 'maskable-512', svg: FULL, size: 512 },
  { name: 'apple-touch-icon', svg: FULL, size: 180 },
];
const SCREENS = [
  { name: 'screen-home', scene: SCENES.home, width: 360, height: 640, scale: 1.5 },
  { name: 'screen-result', scene: SCENES['result-megasena'], width: 360, height: 640, scale: 1.5 },
  { name: 'screen-wide', scene: SCENES['result-megasena'], width: 1024, height: 640, scale: 1 },
];

const known = [...ICONS, ...SCREENS].map(({ name }) => name);
const { values, names } = readTool('icons', { out: text }, 'picture', known);
const FOLDER = values.out ?? 'public/icons';
const isWanted = ({ name }: { name: string }) => names.includes(name);

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchQuiet(ensureChromium());
  await drawIcons(browser);
  await takeScreens(browser);
  await browser.close();
}

async function drawIcons(browser: Browser): Promise<void> {
  for (const { name, svg, size } of ICONS.filter(isWanted)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    writeFileSync(`${FOLDER}/${name}.png`, await page.screenshot({ omitBackground: svg === SVG }));
    await page.close();
  }
}

/** The address of a result as that of one which was made in this browser; any other address as it is. */
async function asOwn(page: Page, address: string): Promise<string> {
  if (!address.includes('view=result')) return address;
  const { origin } = new URL(address);
  const own = linkFromReceipt(receiptFromLink(address, origin), origin);
  const packed = new URL(own).searchParams.get('r');
  await page.addInitScript(`localStorage.setItem('robo-da-sorte:v1:own-results', '${packed}')`);
  return own;
}

async function takeScreens(browser: Browser): Promise<void> {
  const screens = SCREENS.filter(isWanted);
  if (screens.length === 0) return;
  const { url: site, close } = await serveShipped();
  for (const { name, scene, width, height, scale } of screens) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: 'pt-BR',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(await asOwn(page, `${site}${scene?.path}`));
    await scene?.prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    await page.close();
  }
  await close();
}

await main();
