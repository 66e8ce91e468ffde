import { readFileSync, writeFileSync } from 'node:fs';
import { previewPicture } from '../../src/content/shell/preview-picture.ts';
import { ensureChromium } from '../../tests/e2e/chromium.mjs';
import { launchQuiet } from '../../tests/e2e/launch.ts';
import { replay } from '../../workers/replay/replay.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { PICTURE } from '../build/page-tags.ts';
import { indexedPng } from './indexed-png.ts';

/** The run whose first ticket is in the picture. */
const RECEIPT = {
  ...({ engine: '3', lottery: 'megasena', strategy: 'quick', games: 1 } as const),
  seed: 'robo',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; grid-template-columns: 1fr 480px; gap: 56px; align-items: center; height: 100vh;
    padding: 64px; background: #f3f5f2; color: #17201a; font: 30px/1.35 "DejaVu Sans", sans-serif;
  }
  svg { width: 132px; }
  h1 { margin-top: 24px; font-size: 60px; line-height: 1.1; white-space: nowrap; }
  h1 + p { margin: 20px 0 36px; font-size: 34px; color: #4d584f; }
  small { display: block; font-size: 25px; color: #4d584f; }
  article { padding: 28px; border-top: 14px solid #0b7a4b; border-radius: 28px; background: #fff; }
  header { display: flex; justify-content: space-between; margin-bottom: 20px; font-weight: bold; }
  header b { color: #0b7a4b; }
  div { display: grid; grid-template-columns: repeat(10, 1fr); font-size: 23px; text-align: center; }
  div * { padding: 9px 0; border-radius: 10px; color: #6a746c; }
  div b { background: #0b7a4b; color: #fff; }
`;

function html(): string {
  const { name, total } = lotteryOf('megasena');
  const marked = new Set(replay(RECEIPT).tickets[0]?.numbers);
  const cells = Array.from({ length: total }, (_, i) => {
    const tag = marked.has(i + 1) ? 'b' : 'i';
    return `<${tag} style="font-style: normal">${String(i + 1).padStart(2, '0')}</${tag}>`;
  });
  const { title, lead, ticket, fairPlay, adults } = previewPicture;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLE}</style>
    <main>${readFileSync('src/ui/icon.svg', 'utf8')}<h1>${title}</h1><p>${lead}</p>
    <small>${fairPlay}</small><small>${adults}</small></main>
    <article><header>${ticket}<b>${name}</b></header><div>${cells.join('')}</div></article>`;
}

/** The pixels of a picture, in base64; runs in the page. */
async function pixelsOf(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const { width, height } = picture;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  const rows = Array.from({ length: height }, (_, y) =>
    String.fromCharCode(...data.slice(y * width * 4, (y + 1) * width * 4)),
  );
  return btoa(rows.join(''));
}

/** Takes the picture beside links to the app, into public/ or a file that is named. Run by `npm run preview-picture`. */
async function main(): Promise<void> {
  const browser = await launchQuiet(ensureChromium());
  const { width, height, file } = PICTURE;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html());
  const screenshot = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${screenshot}`);
  const [path = `public/${file}`] = process.argv.slice(2);
  writeFileSync(path, indexedPng(Buffer.from(pixels, 'base64'), width, height));
  await browser.close();
}

await main();
