import { makeReceipt, replay } from 'robo-da-sorte';
import { checkGames, drawsOf, playedGame, readResults } from 'robo-da-sorte/results';
import { expect, test } from 'vitest';

const sheet = new TextEncoder().encode(
  [
    'Concurso;Data Sorteio;Bola1;Bola2;Bola3;Bola4;Bola5',
    '6500;14/08/2024;10;17;32;53;61',
    '6501;15/08/2024;10;11;22;35;53',
  ].join('\n'),
);

test('a file of results is read, and the tickets of a run are checked against it', () => {
  const read = readResults({ bytes: sheet, today: '2026-11-20', lottery: 'quina' });
  if (!read.ok) throw new Error(read.refusal);
  expect(drawsOf(read.table)[1]).toMatchObject({ contest: 6501, date: '2024-08-15' });
  const receipt = makeReceipt({
    lottery: 'quina',
    strategy: 'strategic',
    games: 2,
    seed: 'abc',
    historySeed: 'h1',
    engine: '3',
    now: '2026-11-20T12:00:00Z',
  });
  const games = replay(receipt).tickets.map(playedGame);
  const check = checkGames({ table: read.table, games, scope: { kind: 'all' } });
  expect(check.wins.slice(0, 2)).toMatchObject([
    { game: 1, contest: 6501, hits: 5 },
    { game: 0, contest: 6500, hits: 5 },
  ]);
});
