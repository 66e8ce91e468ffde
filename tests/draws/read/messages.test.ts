import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { ReadResults, ResultsRefusal } from '../../../workers/shared/draws/results-report.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { utf8 } from './files.ts';
import { ball, dayOf } from './json-files.ts';
import { drawsIn, expectWhole, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

type Draws = Readonly<Partial<Record<LotteryKey, readonly Partial<OfficialDraw>[]>>>;

const MEGA = { contest: 3094, numbers: [4, 12, 23, 33, 41, 60] };
const QUINA = { contest: 6543, numbers: [7, 18, 33, 54, 71] };
const FACIL = { contest: 3520, numbers: [1, 2, 4, 5, 7, 9, 10, 11, 13, 15, 18, 20, 21, 23, 25] };
const MANIA = {
  contest: 2701,
  numbers: [3, 7, 11, 15, 19, 22, 28, 31, 37, 44, 49, 52, 58, 63, 69, 74, 80, 88, 95, 100],
};
const DUPLA = { contest: 2890, numbers: [1, 9, 17, 25, 33, 41], second: [3, 11, 19, 27, 35, 50] };
const TIME = { contest: 2311, numbers: [5, 13, 29, 38, 47, 62, 80] };
const DIA = { contest: 1190, numbers: [2, 9, 14, 18, 23, 27, 31] };
const DRAWN = { contest: 3094, numbers: [41, 4, 60, 12, 33, 23], isInDrawOrder: true } as const;
const date = '2026-11-21';

/** Made-up messages, and the draws that each tells of. */
const MESSAGES: readonly (readonly [message: string, draws: Draws])[] = [
  ['Mega-Sena 3094: 04 - 12 - 23 - 33 - 41 - 60', { megasena: [MEGA] }],
  ['mega sena concurso 3094 04,12,23,33,41,60', { megasena: [MEGA] }],
  ['Mega da Virada (concurso 3094)\n\n04-12-23-33-41-60', { megasena: [MEGA] }],
  [
    '🍀 *MEGA-SENA* 🍀\n*Concurso:* 3.094\n📅 21/11/2026 (sábado)\n➡️ *41 - 04 - 60 - 12 - 33 - 23*\nAcumulou! Próximo concurso 3095, 24/11/2026: R$ 50 milhões',
    { megasena: [{ ...DRAWN, date }] },
  ],
  [
    'Resultado do concurso 3094 da Mega-Sena, de 21 de novembro de 2026: 04, 12, 23, 33, 41 e 60. Uma aposta de São Paulo acertou as 6 dezenas.',
    { megasena: [{ ...MEGA, date }] },
  ],
  [
    'Mega-Sena Concurso 3094 - Local: ESPAÇO DA SORTE em SÃO PAULO, SP - 21/11/2026\nNúmeros sorteados: 04 12 23 33 41 60\n6 acertos: 0 apostas ganhadoras, R$ 0,00\n5 acertos: 84 apostas ganhadoras, R$ 36.423,12\nEstimativa do próximo concurso 24/11/2026: R$ 50.000.000,00',
    { megasena: [{ ...MEGA, date }] },
  ],
  ['Mega-Sena 3094 (21-nov-2026): 04 12 23 33 41 60', { megasena: [{ ...MEGA, date }] }],
  ['Mega-Sena 3094, 21 de nov de 2026\n04 12 23 33 41 60', { megasena: [{ ...MEGA, date }] }],
  ['04 12 23 33 41 60\nMega-Sena, concurso 3094 (21/11/26)', { megasena: [{ ...MEGA, date }] }],
  ['Mega 3094: 0️⃣4️⃣ 1️⃣2️⃣ 2️⃣3️⃣ 3️⃣3️⃣ 4️⃣1️⃣ 6️⃣0️⃣', { megasena: [MEGA] }],
  ['Mega-Sena 3094: ④ ⑫ ㉓ ㉝ ㊶ 60', { megasena: [MEGA] }],
  ['𝗠𝗲𝗴𝗮-𝗦𝗲𝗻𝗮 𝟯𝟬𝟵𝟰: 𝟬𝟰 𝟭𝟮 𝟮𝟯 𝟯𝟯 𝟰𝟭 𝟲𝟬', { megasena: [MEGA] }],
  ['\u200fMega-Sena 3094: 04\u00a012\u00a023 33 41 60\u200f', { megasena: [MEGA] }],
  ['Mega-Sena 3094: 04 12 23 33 41 60 - 2 ganhadores', { megasena: [MEGA] }],
  ['Mega-Sena 3094\n04\n12\n23\n33\n41\n60', { megasena: [MEGA] }],
  ['Saiu no concurso 3094: 04 12 23 33 41 60 (Mega-Sena)', { megasena: [MEGA] }],
  [
    'Mega-Sena\n04 12 23 33 41 60\nConcurso 3094\n\nQuina\n07 18 33 54 71\nConcurso 6543',
    { megasena: [MEGA], quina: [QUINA] },
  ],
  [
    '21/11/2026\nMega-Sena 3094\n04 12 23 33 41 60\n20/11/2026\nQuina 6543\n07 18 33 54 71',
    { megasena: [{ ...MEGA, date }], quina: [{ ...QUINA, date: '2026-11-20' }] },
  ],
  [
    'Mega-Sena 3094\n04 12 23 33 41 60\n21/11/2026\nQuina 6543\n07 18 33 54 71\n20/11/2026',
    { megasena: [{ ...MEGA, date }], quina: [{ ...QUINA, date: '2026-11-20' }] },
  ],
  ['Mega-Sena 3094/2026: 04 12 23 33 41 60 (3 pares, 3 ímpares)', { megasena: [MEGA] }],
  ['Concurso 3094: 04 12 23 33 41 60', { megasena: [MEGA] }],
  [
    'Mega-Sena\nConcurso 3094\n04 12 23 33 41 60\nSena: não houve acertador\nQuina: 84 apostas ganhadoras\n\nConcurso 3093\n05 12 23 33 41 60',
    { megasena: [{ contest: 3093, numbers: [5, 12, 23, 33, 41, 60] }, MEGA] },
  ],
  [
    'Quina 6543\nOrdem de sorteio: 71 18 07 54 33\nOrdem crescente: 07 18 33 54 71',
    { quina: [{ contest: 6543, numbers: [71, 18, 7, 54, 33], isInDrawOrder: true }] },
  ],
  [
    '✅ Resultado Lotofácil ✅\nConc. 3520 - 21/11/26\n[01] [02] [04] [05] [07]\n[09] [10] [11] [13] [15]\n[18] [20] [21] [23] [25]',
    { lotofacil: [{ ...FACIL, date }] },
  ],
  ['Lotomania nº 2701\n00 03 07 11 15 19 22 28 31 37\n44 49 52 58 63 69 74 80 88 95', { lotomania: [MANIA] }],
  [
    'Dupla Sena – 2890 – 21/11/2026\n1º sorteio: 01 09 17 25 33 41\n2º sorteio: 03 11 19 27 35 50',
    { duplasena: [{ ...DUPLA, date }] },
  ],
  [
    'Dupla Sena 2890\n\nSegundo sorteio\n03 11 19 27 35 50\n\nPrimeiro sorteio\n01 09 17 25 33 41',
    { duplasena: [DUPLA] },
  ],
  ['Dupla Sena 2890\n01 09 17 25 33 41\n03 11 19 27 35 50', { duplasena: [DUPLA] }],
  [
    'TIMEMANIA\nConcurso: 2311\nData: 21/11/2026\nDezenas: 05 13 29 38 47 62 80\nTime do Coração: SÃO PAULO/SP\nAcumulado: R$ 5.000.000,00',
    { timemania: [{ ...TIME, date, team: 'SÃO PAULO/SP' }] },
  ],
  ['Timemania 2311: 05 13 29 38 47 62 80 Time do ❤️: Flamengo/RJ', { timemania: [{ ...TIME, team: 'Flamengo/RJ' }] }],
  ['Dia de Sorte 1190: 02 09 14 18 23 27 31\nMês da Sorte: Agosto', { diadasorte: [{ ...DIA, month: 8 }] }],
  ['Dia de Sorte 1190: 02 09 14 18 23 27 31 - Agosto', { diadasorte: [{ ...DIA, month: 8 }] }],
  ['Mega-Sena 3094: 04 12 23 33 41 60\nQuina 6543: 07 18 33 54 71', { megasena: [MEGA], quina: [QUINA] }],
  [
    'RESULTADOS DAS LOTERIAS 21/11/2026\n\n*Mega-Sena 3094*\n04 12 23 33 41 60\n\n*Quina 6543*\n07 18 33 54 71',
    { megasena: [{ ...MEGA, date }], quina: [{ ...QUINA, date }] },
  ],
  // Of the first alone.
  [
    '21/11/2026 – Mega-Sena 3094: 04 12 23 33 41 60\nQuina 6543: 07 18 33 54 71',
    { megasena: [{ ...MEGA, date }], quina: [QUINA] },
  ],
  [
    'Mega-Sena (concurso 3094): 04 • 12 • 23 • 33 • 41 • 60 | Timemania (concurso 2311): 05 13 29 38 47 62 80 Time do Coração: Flamengo | Dia de Sorte 1190: 02 09 14 18 23 27 31 Mês da Sorte: Agosto',
    { megasena: [MEGA], timemania: [{ ...TIME, team: 'Flamengo' }], diadasorte: [{ ...DIA, month: 8 }] },
  ],
  // The hour of a message is no day of a draw.
  [
    '[21/11/2026 20:31:15] João: Mega-Sena 3094: 04-12-23-33-41-60\n[21/11/2026 20:32:00] Maria: Quina 6543: 07-18-33-54-71',
    { megasena: [MEGA], quina: [QUINA] },
  ],
  // Nobody can tell to which of both a day between them belongs.
  [
    'Mega-Sena 3094: 04 12 23 33 41 60\n\n21/11/2026\n\nQuina 6543: 07 18 33 54 71',
    { megasena: [MEGA], quina: [QUINA] },
  ],
];

/** What a text gives of each lottery that it tells of. */
function readAll(text: string): readonly ReadResults[] {
  const first = read(utf8(text));
  if (first.ok || first.refusal !== 'several-lotteries') return [first];
  return (first.choices ?? []).map((lottery) => read(utf8(text), { lottery }));
}

test.each(MESSAGES)('«%s» is read', (message, draws) => {
  const found = readAll(message).map((one) => [one.ok && one.report.lottery, drawsIn(one)]);
  expect(Object.fromEntries(found)).toEqual(draws);
});

/** Texts that are all refused in one way. */
const refusedAs = (refusal: ResultsRefusal, ...texts: readonly string[]) =>
  texts.map((text) => [text, { ok: false, refusal }] as const);

/** Texts of which nothing is kept, and why. */
const REFUSED: readonly (readonly [text: string, answer: object])[] = [
  ...refusedAs(
    'games',
    'Meus jogos da Mega-Sena, concurso 3094\n04 12 23 33 41 60\n05 12 23 33 41 60',
    'Jogo 1: 04 12 23 33 41 60\nJogo 2: 05 12 23 33 41 60',
    '1) 04 12 23 33 41 60\n2) 05 12 23 33 41 60',
    'Bolão da firma\nMega-Sena concurso 3094\n04 12 23 33 41 60',
    'Palpite para a Quina 6543: 07 18 33 54 71',
    'Joguei na Quina 07 18 33 54 71. Concurso 6543',
    'Mega-Sena concurso 3094. Você marcou 04 12 23 33 41 60',
    'Mega-Sena 3094\nMinhas dezenas\n04 12 23 33 41 60',
    'Números da sorte de hoje: 04 12 23 33 41 60. Mega-Sena 3095 vem aí!',
    'MEGA-SENA\nCONCURSO 3094 - 21/11/2026\nA 04 12 23 33 41 60\nVALOR R$ 6,00',
    'Os números mais sorteados da Mega-Sena até o concurso 3094: 10 53 05 37 34 33',
  ),
  ...refusedAs(
    'unknown-form',
    'Mega-Sena acumula, e o prêmio do concurso 3095 vai a R$ 50 milhões',
    '04 12 23 33 41 60\n05 12 23 33 41 60',
    'Mega-Sena\n04 12 23 33 41 60\n05 12 23 33 41 60',
    'Oi! Vamos às 20h do dia 21/11/2026? Meu número é 11 98765-4321',
  ),
  [
    'Concurso 1190: 02 09 14 18 23 27 31',
    { ok: false, refusal: 'unknown-lottery', choices: ['timemania', 'diadasorte'] },
  ],
  ...refusedAs(
    'mixed',
    // The name belongs to the first, or to the second.
    'Concurso 2311: 03 09 14 18 23 27 30, Dia de Sorte 1190: 02 09 14 18 23 27 31',
    'Concurso 3094: 04 12 23 33 41 60\nQuina 6543: 07 18 33 54 71',
    'Concurso 1190: 02 09 14 18 23 27 31 (Dia de Sorte). Concurso 2311: 03 09 14 18 23 27 30 (Timemania)',
    '02 09 14 18 23 27 31\nDia de Sorte 1190\n03 09 14 18 23 27 30\nDia de Sorte 1191',
    // The contests may belong to the numbers before them.
    'Mega-Sena\n04 12 23 33 41 60\nMega-Sena 3094\n05 12 23 33 41 60\nMega-Sena 3095',
    'Quina 6543\n07 18 33 54 71\n04 12 23 33 41 60\nMega-Sena 3094\n05 12 23 33 41 60\nMega-Sena 3095',
  ),
  ['+Milionária 300: 03 11 19 27 35 50', { ok: false, refusal: 'other-game', detail: 'maismilionaria' }],
  ...[
    ['Mega-Sena: 04 12 23 33 41 60', 'contest'],
    // A year.
    ['Mega da Virada 2025: 04 12 23 33 41 60', 'contest'],
    ['Mega-Sena 2025: 04 12 23 33 41 60', 'contest'],
    ['Mega-Sena 3094: 04 12 23 33 41', 'number-count'],
    ['Mega-Sena 3094: 04 12 23 33 41 60 07', 'number-count'],
    ['Mega-Sena 3094: 04 12 23 33 41 61', 'out-of-range'],
    ['Mega-Sena 3094: 04 12 23 33 41 41', 'repeated-number'],
    ['Mega-Sena 3094 (24/11/2026): 04 12 23 33 41 60', 'future-date'],
    ['Dupla Sena 2890: 01 09 17 25 33 41', 'second-draw'],
  ].map(([text = '', fault]) => [text, { ok: false, refusal: 'no-draws', leftOut: [{ row: 1, fault }] }] as const),
  [
    'Mega-Sena 3094: 04 12 23 33 41 60\nMega-Sena 3094: 05 12 23 33 41 60',
    { ok: false, refusal: 'no-draws', leftOut: [{ fault: 'conflict' }, { fault: 'conflict' }] },
  ],
];

test.each(REFUSED)('nothing is read of «%s»', (text, answer) => {
  expect(read(utf8(text))).toMatchObject(answer);
});

test('what is no draw of a lottery here is told beside those that are', () => {
  const text = 'Mega-Sena 3094: 04 12 23 33 41 60\nSuper Sete 910: 3 4 5 6 7 8 9\nMeu jogo: 05 12 23 33 41 60';
  expect(read(utf8(text))).toMatchObject({
    ok: true,
    report: {
      lottery: 'megasena',
      count: 1,
      leftOut: [
        { row: 2, fault: 'other-game', contest: 910, value: '3 4 5 6 7 8 9' },
        { row: 3, fault: 'bet', value: '05 12 23 33 41 60' },
      ],
    },
  });
});

test('the lottery that a person says is that of what does not tell it', () => {
  const text = utf8('Concurso 1190: 02 09 14 18 23 27 31');
  const report = { lottery: 'diadasorte', draws: [DIA] };
  expect(read(text, { lottery: 'diadasorte' })).toMatchObject({ ok: true, report });
  const refused = { ok: false, refusal: 'other-lottery', detail: 'quina' };
  expect(read(utf8('Quina 6543: 07 18 33 54 71'), { lottery: 'megasena' })).toMatchObject(refused);
});

interface Sent {
  readonly key: LotteryKey;
  readonly draw: OfficialDraw;
}

const listsOf = ({ numbers, second }: OfficialDraw, sign: string) =>
  [numbers, ...(second ? [second] : [])].map((list) => list.map(ball).join(sign));
const besideOf = ({ team, month }: OfficialDraw) =>
  team ? `Time do Coração: ${team}` : month ? `Mês da Sorte: ${month}` : '';

type Way = (name: string, draw: OfficialDraw, sign: string) => string;

/** How a chat may write draws, one below the other. */
const WAYS: readonly Way[] = [
  (name, draw, sign) => `${name} ${draw.contest}: ${listsOf(draw, sign).join('\n2º sorteio: ')}\n${besideOf(draw)}`,
  (name, draw, sign) =>
    `*${name.toUpperCase()}*\nConcurso ${draw.contest} (${dayOf(draw)})\n${listsOf(draw, sign).join('\n')}\n${besideOf(draw)}\nAcumulou!`,
  (name, draw, sign) =>
    `Concurso ${draw.contest} da ${name}, ${dayOf(draw)}\n\n1º sorteio: ${listsOf(draw, sign).join('\n2º sorteio: ')}\n${besideOf(draw)}`,
  (name, draw, sign) => `${dayOf(draw)}\n${name} ${draw.contest}\n${listsOf(draw, sign).join('\n')}\n${besideOf(draw)}`,
];

/** The same, with the lottery or the contest behind the numbers: of one draw, these can be told too. */
const BEHIND: readonly Way[] = [
  (name, draw, sign) => `${listsOf(draw, sign).join('\n')}\n${name} ${draw.contest}, ${dayOf(draw)}\n${besideOf(draw)}`,
  (name, draw, sign) =>
    `Concurso ${draw.contest}: ${listsOf(draw, sign).join('\n')} (${name}) ${dayOf(draw)}\n${besideOf(draw)}`,
];

/** What else stands in a chat. */
const NOISE = [
  '',
  'Quina: 84 apostas ganhadoras, R$ 36.423,12',
  '[21/11/2026 08:00] Ana: bom dia',
  'Próximo sorteio: 24/11/2026',
  'Estimativa para o concurso 3999: R$ 5 milhões',
  'Mega-Sena acumula',
  'Jogo 3: 01 02 03 04 05 06',
  'Bolão: 10 cotas de R$ 25,00',
  'Final 5 – 11 98888-7777',
];

const SIGNS = [' ', ' - ', '-', ', ', ' • ', '  ', '. ', '/'];
const nameOf = (key: LotteryKey) => LOTTERIES.find((one) => one.key === key)?.name ?? key;
const anyOf = (most: number) =>
  fc.array(
    fc
      .record({ key: fc.constantFrom(...LOTTERIES.map(({ key }) => key)), seed: fc.integer({ min: 0, max: 1e6 }) })
      .map(({ key, seed }): Sent => {
        const [draw] = sampleDraws(key, 1, seed);
        if (!draw) throw new Error(key);
        const day = `2020-0${1 + (seed % 9)}-1${seed % 10}`;
        return { key, draw: { ...draw, contest: 100 + (seed % 1800), date: day } };
      }),
    { minLength: 1, maxLength: most },
  );

/** What of a draw a message may tell, its numbers in any order. */
function toldOf({ contest, numbers, second, team, month }: OfficialDraw) {
  const sorted = (list: readonly number[] | undefined) => list && [...list].sort((a, b) => a - b);
  return { contest, numbers: sorted(numbers), second: sorted(second), team, month };
}

test('draws that are written alike are all found again, with their days', () => {
  const some = fc.record({ way: fc.constantFrom(...WAYS), sign: fc.constantFrom(...SIGNS), sent: anyOf(4) });
  fc.assert(
    fc.property(some, ({ way, sign, sent }) => {
      const once = sent.filter((one, i) => sent.findIndex((other) => other.draw.contest === one.draw.contest) === i);
      const found = readAll(once.map(({ key, draw }) => way(nameOf(key), draw, sign)).join('\n\n')).flatMap(drawsIn);
      const byContest = (a: { contest: number }, b: { contest: number }) => a.contest - b.contest;
      expect(found.map(toldOf).sort(byContest)).toEqual(once.map(({ draw }) => toldOf(draw)).sort(byContest));
    }),
    { numRuns: 200 },
  );
});

test('one draw is found wherever its lottery and its contest stand', () => {
  const some = fc.record({ way: fc.constantFrom(...BEHIND), sign: fc.constantFrom(...SIGNS), sent: anyOf(1) });
  fc.assert(
    fc.property(some, ({ way, sign, sent: [one] }) => {
      if (!one || one.key === 'duplasena') return;
      const found = readAll(way(nameOf(one.key), one.draw, sign)).flatMap(drawsIn);
      expect(found.map(toldOf)).toEqual([toldOf(one.draw)]);
    }),
    { numRuns: 100 },
  );
});

test('no draw is found that was not sent, nor a day of another, however they are mixed', () => {
  const some = fc.record({
    sent: anyOf(5),
    ways: fc.array(fc.constantFrom(...WAYS, ...BEHIND), { minLength: 5, maxLength: 5 }),
    noise: fc.array(fc.constantFrom(...NOISE), { minLength: 5, maxLength: 5 }),
    sign: fc.constantFrom(...SIGNS),
    gap: fc.constantFrom('\n', '\n\n', '\n---\n'),
  });
  fc.assert(
    fc.property(some, ({ sent, ways, noise, sign, gap }) => {
      const parts = sent.flatMap(({ key, draw }, i) => [ways[i]?.(nameOf(key), draw, sign) ?? '', noise[i] ?? '']);
      const text = parts.join(gap);
      for (const answer of readAll(text)) {
        if (!answer.ok) continue;
        for (const draw of drawsIn(answer)) {
          const { numbers, second } = toldOf(draw);
          const from = sent.filter((one) => one.key === answer.report.lottery && one.draw.contest === draw.contest);
          const lists = from.map((one) => toldOf(one.draw)).map((one) => [one.numbers, one.second]);
          expect(lists).toContainEqual([numbers, second]);
          expect([undefined, ...from.map((one) => one.draw.date)], text).toContain(draw.date);
        }
      }
    }),
    { numRuns: 300, seed: 52 },
  );
});

test('whatever a text is, the answer is whole', () => {
  const words = [
    ...['Mega-Sena ', 'Quina', 'concurso ', '3094', '04 12 23 33 41 60', '\n', ' - ', 'R$ 5,00', '21/11/2026', 'jogo '],
    ...['1) ', 'Time do Coração: ', 'mês: ', '2º sorteio', '🍀', '\u202e', 'e', '60 dezenas', '[', '\u0301'],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (parts) => {
      for (const answer of readAll(parts.join(''))) expectWhole(answer);
    }),
    { numRuns: 500 },
  );
});
