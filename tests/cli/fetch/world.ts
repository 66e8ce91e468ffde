import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../../../tools/cli/results/command.ts';
import type { areIndependent } from '../../../tools/cli/results/fetch/agree.ts';
import { fetchCommand, type LotteryReport } from '../../../tools/cli/results/fetch/command.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { ANCHORS } from '../../../workers/shared/rules/anchors.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';
import { delimited, windows1252 } from '../../draws/read/files.ts';
import { mirrorDraw, officialAnswer } from '../../draws/read/json-files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';

/** The places of these tests; `api` and `sheet` share a host, as the operator's do. */
const PLACES = {
  api: { host: '127.0.0.1', origin: 'api', form: 'official-json', path: '{contest}' },
  sheet: { host: '127.0.0.1', origin: 'sheet', form: 'official-csv', path: '' },
  mirror: { host: 'localhost', origin: 'api', form: 'mirror-json', path: '{contest}' },
} as const;
export type SourcePlace = keyof typeof PLACES;

export const WRONG_ANSWERS = [
  ...(['html', 'empty', 'stale', 'other lottery', 'null numbers', 'redirect'] as const),
  ...(['50 MB', 'drip', 'control characters', 'status 500'] as const),
];
/** Makes slow answers fail soon; a run without faults has the usual limit. */
export const SOON = { limitMs: 60 };
export type WrongAnswer = (typeof WRONG_ANSWERS)[number];

/** A question to a place; a sheet is asked for contest 0. */
export interface Question {
  readonly place: SourcePlace;
  readonly lottery: LotteryKey;
  readonly contest: number;
}

/** The lotteries of the default sources: a lottery that is added later has none. */
export const FETCHED = Object.keys(
  JSON.parse(readFileSync('deploy/result-sources.json', 'utf8')).sources[0].address,
) as readonly LotteryKey[];

const FIRST_DAY = '2026-07-20';
const DAYS = 300;

/** The contests that the calendar has from FIRST_DAY on, with made-up numbers. */
function calendarDraws(lottery: LotteryKey) {
  const all = Array.from({ length: DAYS }, (_, i) => daysBefore(FIRST_DAY, -i));
  const drawn = all.flatMap((date) => {
    const draw = drawOn(lottery, date);
    return draw ? [{ date, at: draw.at }] : [];
  });
  const first = ANCHORS[lottery].contest - drawn.findIndex(({ date }) => date === ANCHORS[lottery].day);
  const samples = sampleDraws(lottery, drawn.length);
  return drawn.map(({ date, at }, i) => {
    const { isInDrawOrder: _, takings: __, ...sample } = samples[i] as OfficialDraw;
    const [numbers = [], second] = [sample.numbers, sample.second].map((list) => list?.toSorted((a, b) => a - b));
    return { at, draw: { ...sample, contest: first + i, date, numbers, ...(second && { second }) } };
  });
}

/** A clock, a folder, and a server on loopback that replays made-up contests at three places. */
export async function fetchWorld(...only: readonly LotteryKey[]) {
  const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
  const contests = new Map(FETCHED.map((key) => [key, calendarDraws(key)]));
  const world = {
    time: Date.parse('2026-08-20T23:00:00-03:00'),
    out: join(folder, 'results'),
    sources: join(folder, 'sources.json'),
    asked: [] as (Question & { readonly at: number })[],
    /** What goes wrong with an answer. */
    fault: (_: Question): WrongAnswer | undefined => undefined,
    /** The draw as a place has it; undefined where it has none. */
    seenAt: (draw: OfficialDraw, _: Question): OfficialDraw | undefined => draw,
    drawn: (lottery: LotteryKey) =>
      (contests.get(lottery) ?? []).flatMap(({ at, draw }) => (at <= world.time ? [draw] : [])),
    /** The published draws. */
    published(lottery: LotteryKey) {
      try {
        return unpackDraws(new Uint8Array(readFileSync(join(world.out, `${lottery}.bin`)))).draws;
      } catch {
        return [];
      }
    },
    readFrom(...places: readonly SourcePlace[]) {
      const sources = places.map((name) => {
        const { host, origin, form, path } = PLACES[name];
        const address = (only.length > 0 ? only : FETCHED).map((key) => [
          key,
          `http://${host}:${port}/${name}/${key}/${path}`,
        ]);
        return { name, origin, form, address: Object.fromEntries(address) };
      });
      writeFileSync(world.sources, JSON.stringify({ read: '2026-11-30', sources }));
    },
    async run(args: readonly string[] = [], more: Partial<Surroundings> = {}, isPair?: typeof areIndependent) {
      let output = '';
      const write = async (piece: string | Uint8Array) => {
        output += piece;
      };
      const now = () => world.time;
      const sleep = async (ms: number) => {
        world.time += ms;
      };
      const surroundings = { write, now, sleep, today: '2026-01-01', ...more };
      const all = ['--sources', world.sources, '--out', world.out, '--json', ...args];
      const status = await fetchCommand(all, surroundings, isPair);
      const lotteries: readonly LotteryReport[] = JSON.parse(output).lotteries;
      return { status, lotteries, notes: lotteries.flatMap(({ notes }) => notes) };
    },
  };
  const sheets = new Map<string, Uint8Array>();
  const server = createServer(({ url = '', headers }, response) => {
    const [place, lottery, contest] = url.slice(1).split('/') as [SourcePlace, LotteryKey, string];
    const question = { place, lottery, contest: Number(contest) };
    world.asked.push({ ...question, at: world.time });
    const draws = world.drawn(lottery).flatMap((draw) => world.seenAt(draw, question) ?? []);
    const fault = world.fault(question);
    if (fault && fault !== 'stale' && fault !== 'other lottery') return answerWrongly(response, fault);
    const last = fault === 'stale' ? draws.slice(0, -1) : draws;
    const key = fault === 'other lottery' ? (lottery === 'quina' ? 'megasena' : 'quina') : lottery;
    if (place === 'sheet') {
      const tag = `"${key}-${JSON.stringify(last).length}-${last.length}"`;
      if (headers['if-none-match'] === tag) return response.writeHead(304).end();
      const rows = key === lottery ? last : world.drawn(key);
      if (!sheets.has(tag)) sheets.set(tag, windows1252(delimited(key, rows, ';')));
      return response.setHeader('ETag', tag).end(sheets.get(tag));
    }
    const asked = fault === 'stale' ? question.contest - 1 : question.contest;
    const draw = key === lottery ? draws.find((one) => one.contest === asked) : world.drawn(key).at(-1);
    if (!draw) return response.writeHead(404).end();
    return response.end(JSON.stringify((place === 'api' ? officialAnswer : mirrorDraw)(key, draw)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  world.readFrom('api', 'sheet', 'mirror');
  return world;
}

const WRONG_TEXTS: Partial<Record<WrongAnswer, string>> = {
  html: '<!doctype html><title>Bloqueado</title>',
  empty: '',
  'null numbers': '{"numero":null,"listaDezenas":null,"concurso":null,"dezenas":null}',
  'control characters': '\u001b[2J\u0000\u202e{"numero":1}',
};

function answerWrongly(response: ServerResponse, fault: WrongAnswer): void {
  const text = WRONG_TEXTS[fault];
  if (text !== undefined) response.end(text);
  else if (fault === 'status 500') response.writeHead(500).end();
  else if (fault === 'redirect') response.writeHead(302, { Location: 'http://localhost:1/' }).end();
  else if (fault === 'drip') response.write('{');
  else for (let mb = 0; mb < 50; mb++) response.write(Buffer.alloc(1e6, ' '));
}
