import { writeFileSync } from 'node:fs';
import { previewPicture } from '../../src/content/shell/preview-picture.ts';
import { CALM_FACE, ROBOT_PATH, VISOR_PATH } from '../../src/ui/parts/robot-shape.tsx';
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

/** The ground goes from top to end in lines of one colour each, which a PNG keeps in few bytes. */
const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; grid-template: 1fr 138px / 1fr 484px; column-gap: 48px; align-items: center; height: 100vh;
    padding-left: 64px; background: linear-gradient(#0b7a4b 20%, #085c38 90%); color: #fff;
    font: 32px/1.3 "DejaVu Sans", sans-serif;
  }
  svg { width: 156px; margin-left: -6px; }
  h1 { margin-top: 12px; font-size: 76px; line-height: 1.1; white-space: nowrap; }
  h1 + p { margin-top: 14px; font-size: 37px; }
  article { width: 432px; padding: 24px 24px 18px; border-top: 14px solid #ffd166; border-radius: 28px; background: #fff; }
  header { display: flex; justify-content: space-between; font-size: 27px; font-weight: bold; color: #17201a; }
  header b { color: #0b7a4b; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-top: 18px; }
  div b { display: grid; place-items: center; height: 120px; border-radius: 50%; background: #0b7a4b; font-size: 50px; }
  footer { grid-column: 1 / -1; align-self: stretch; margin-left: -64px; padding: 27px 64px; background: #06351f; }
  footer b { display: block; color: #ffd166; }
`;

function html(): string {
  const balls = replay(RECEIPT).tickets[0]?.numbers.map((n) => `<b>${String(n).padStart(2, '0')}</b>`);
  const { title, lead, ticket, fairPlay, adults } = previewPicture;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLE}</style>
    <main><svg viewBox="0 0 48 48"><path fill="#fff" d="${ROBOT_PATH}"/><path fill="#0a6f44" d="${VISOR_PATH}"/>
    <path fill="none" stroke="#ffd166" stroke-width="2.8" stroke-linecap="round" d="${CALM_FACE}"/></svg>
    <h1>${title}</h1><p>${lead}</p></main>
    <article><header>${ticket}<b>${lotteryOf('megasena').name}</b></header><div>${balls?.join('')}</div></article>
    <footer>${fairPlay}<b>${adults}</b></footer>`;
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
