import { describe, expect, test, vi } from 'vitest';
import { isAnswer } from '../../src/pool/answers.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import type { TaskInput, TaskName } from '../../workers/tasks/contracts.ts';
import { plainHost } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, until } from './support/turns.ts';

const CHAMPION = { ...REQUEST, strategy: 'campeao', games: 2 } as const;

async function answerTo<N extends TaskName>(task: N, input: TaskInput<N>) {
  return plainHost().run(1, task, input);
}

/** What the host really answers a run with, changed by a test. */
async function goodRun() {
  const { outcome, ...times } = await answerTo('generate', REQUEST);
  if (!outcome.ok) throw new Error(outcome.message);
  return { outcome, ...times };
}

const good = await goodRun();
const { value } = good.outcome;
/** The same answer with its tickets changed. */
const withTickets = (change: object) => ({
  ...good,
  outcome: {
    ok: true,
    value: { ...value, tickets: value.tickets.map((t) => ({ ...t, ...change })) },
  },
});
/** The same with its receipt changed. */
const withReceipt = (receipt: object | null) => ({
  ...good,
  outcome: { ok: true, value: { ...value, receipt } },
});
const failure = { ok: false, code: 'failed', message: 'no' };
const withProblem = (problem: unknown) => ({ ...good, outcome: { ...failure, code: 'invalid-request', problem } });

/** What comes through Comlink in place of an answer, by name. */
const NO_ANSWERS: Readonly<Record<string, unknown>> = {
  null: null,
  undefined: undefined,
  'a string': 'ok',
  'an empty object': {},
  'no outcome': { start: 1, end: 2 },
  'an outcome that is null': { ...good, outcome: null },
  'an outcome that does not say': { ...good, outcome: { value } },
  'an outcome that says neither': { ...good, outcome: { ok: 1, value } },
  'no value': { ...good, outcome: { ok: true } },
  'a value of another task': { ...good, outcome: { ok: true, value: [1, 2, 3] } },
  'a run without tickets': { ...good, outcome: { ok: true, value: { ...value, tickets: [] } } },
  'a run with a ticket too few': {
    ...good,
    outcome: { ok: true, value: { ...value, tickets: value.tickets.slice(1) } },
  },
  'a run with a ticket too many': {
    ...good,
    outcome: { ok: true, value: { ...value, tickets: [...value.tickets, ...value.tickets.slice(0, 1)] } },
  },
  'a ticket that is null': {
    ...good,
    outcome: { ok: true, value: { ...value, tickets: [null, null, null] } },
  },
  'a ticket without numbers': withTickets({ numbers: [] }),
  'a ticket whose numbers are none': withTickets({ numbers: [1, 2, 3, 4, 5, Number.NaN] }),
  'a ticket with one number six times': withTickets({ numbers: [1, 1, 1, 1, 1, 1] }),
  'a ticket out of order': withTickets({ numbers: [2, 1, 3, 4, 5, 6] }),
  'a ticket with a number below the first': withTickets({ numbers: [0, 1, 2, 3, 4, 5] }),
  'a ticket with a number above the last': withTickets({ numbers: [1, 2, 3, 4, 5, 61] }),
  'a ticket with a number too few': withTickets({ numbers: [1, 2, 3, 4, 5] }),
  'a ticket of more numbers than were asked for': withTickets({ numbers: [1, 2, 3, 4, 5, 6, 7] }),
  'a ticket of another lottery': withTickets({ lotteryType: 'duplasena' }),
  'a run without a receipt': withReceipt(null),
  'an empty receipt': withReceipt({}),
  'the receipt of another seed': withReceipt({ ...value.receipt, seed: 'other' }),
  'the receipt of other draws': withReceipt({
    ...value.receipt,
    history: simulated('h2', '2026-11-20'),
  }),
  'the receipt of another engine': withReceipt({ ...value.receipt, engine: '1' }),
  'a run without facts': { ...good, outcome: { ok: true, value: { ...value, facts: undefined } } },
  'a start that is not a number': { ...good, start: Number.NaN },
  'an end without end': { ...good, end: Number.POSITIVE_INFINITY },
  'times as text': { ...good, start: '1', end: '2' },
  'no times': { outcome: good.outcome },
  'a failure of no known kind': { ...good, outcome: { ...failure, code: 'sulking' } },
  'a failure without a code': { ...good, outcome: { ok: false, message: 'no' } },
  'a failure without words': { ...good, outcome: { ok: false, code: 'failed' } },
  'a refusal without a problem': withProblem(undefined),
  'a problem that is a text': withProblem('field'),
};

describe('a worker whose answer is no answer', () => {
  test.each(Object.entries(NO_ANSWERS))('(%s) is replaced, and another answers', async (_, none) => {
    const { pool, worker, workers } = stage();
    await pool.warm();
    worker(0).api.run = () => Promise.resolve(none as never);
    const outcome = await pool.run(never(), 'generate', REQUEST);
    expect(outcome).toEqual(good.outcome);
    expect(worker(0).terminated).toBe(true);
    expect(workers.map(({ runs }) => runs)).toEqual([[1], [1]]);
  });

  test('it is a crash: after two its call is refused, after three this thread answers', async () => {
    const onFault = vi.fn();
    const { pool, onDegraded } = stage({
      onFault,
      onSpawn: ({ api }) => {
        api.run = () => Promise.resolve(undefined as never);
      },
    });
    const calls = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST)));
    await until(() => calls.every(({ state }) => state !== 'pending'));
    expect(calls.map(({ state }) => state)).toEqual(['refused', 'resolved']);
    expect(onFault.mock.calls).toEqual([['answer']]);
    expect(onDegraded.mock.calls).toEqual([['crashed']]);
  });

  test('on this thread rejects its call, and the tasks are opened anew for the next', async () => {
    const { pool, degrade, watchThread } = stage({ spawn: undefined });
    watchThread((message, post) => {
      // The host's `connect` answers with nothing at all.
      const isFirst = message.path?.[0] === 'run' && degrade.mock.calls.length === 1;
      post(isFirst ? { ...message, path: ['connect'] } : message);
    });
    await expect(pool.run(never(), 'generate', REQUEST)).rejects.toMatchObject({ code: 'refused' });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(degrade).toHaveBeenCalledTimes(2);
  });

  test('to its first ping has not started', async () => {
    const { pool, worker, workers } = stage({
      onSpawn({ api }, index) {
        if (index === 0) api.ping = () => null as never;
      },
    });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(0).runs).toEqual([]);
    expect(workers).toHaveLength(2);
  });

  test('but an error of a strange shape fails its call, which settles', async () => {
    const { pool, worker } = stage();
    await pool.warm();
    for (const strange of [null, undefined, 7, { message: { toString: 1 } }, { toString: 1 }]) {
      worker(0).api.run = () => Promise.reject(strange);
      const outcome = await pool.run(never(), 'generate', REQUEST);
      expect(outcome).toEqual({ ok: false, code: 'failed', message: 'no answer' });
    }
  });

  test('but strange progress, which its caller never hears of, is well', async () => {
    const { pool, worker } = stage();
    await pool.warm();
    worker(0).runGate.shut();
    const told: number[] = [];
    const onProgress = (done: number) => void told.push(done);
    const call = track(pool.run(never(), 'generate', REQUEST, { onProgress }));
    await until(() => worker(0).runs.length === 1);
    for (const done of [Number.NaN, Number.POSITIVE_INFINITY, -1, 'x', null, undefined, {}, 0.5]) {
      worker(0).report?.({ id: 1, done: done as number });
    }
    await until(() => told.length > 0);
    // Before the run itself tells anything.
    expect(told).toEqual([0.5]);
    worker(0).runGate.open();
    await until(() => call.state === 'resolved');
  });
});

/** Its receipt leaves out what says nothing. */
const RICH: TaskInput<'generate'> = {
  ...REQUEST,
  strategy: 'datas-especiais',
  options: { dates: ['1980-02-29'] },
  bet: { marks: 8, fixed: [9, 4], excluded: [], mirror: false },
  swaps: [1],
  engine: '4',
};
const OFFICIAL: TaskInput<'generate'>['history'] = {
  kind: 'official',
  contest: 3000,
  date: '2026-11-20',
  draws: Array.from({ length: 12 }, (_, i) => [1, 2, 3, 4, 5, 40 + i]),
};

describe('an answer of the host', () => {
  const request = { ...REQUEST, games: 9 };
  test.each<[string, TaskName, TaskInput<TaskName>]>([
    ['a run with all that a request can have', 'generate', RICH],
    ['a run of real draws', 'generate', { ...REQUEST, history: OFFICIAL }],
    ['a run of an old engine', 'generate', { ...REQUEST, engine: '1' }],
    ['a wheel', 'wheel', { ...request, lottery: 'quina', strategy: 'cercamento' }],
    ['a refusal', 'generate', { ...REQUEST, games: 0 }],
    ['a failure', 'rankCandidates', { ...CHAMPION, first: 7, count: 1 }],
  ])('(%s) is one', async (name, task, input) => {
    const answer = await answerTo(task, input);
    expect(answer.outcome.ok).toBe(!['a refusal', 'a failure'].includes(name));
    expect(isAnswer({ task, input }, answer)).toBe(true);
  });

  test('(a champion) is one', async () => {
    const judged = await answerTo('rankCandidates', { ...CHAMPION, first: 0, count: 2 });
    if (!judged.outcome.ok) throw new Error(judged.outcome.message);
    const input = { ...CHAMPION, shortlists: judged.outcome.value };
    const championed = await answerTo('pickChampions', input);
    expect(isAnswer({ task: 'pickChampions', input }, championed)).toBe(true);
    expect(isAnswer({ task: 'pickChampions', input: { ...input, seed: 'other' } }, championed)).toBe(false);
  });

  test('(a wheel without its proof) is none', async () => {
    const input = { ...request, lottery: 'quina', strategy: 'cercamento' } as const;
    const { outcome, ...times } = await answerTo('wheel', input);
    const unproved = { ok: true, value: { ...(outcome.ok && outcome.value), proof: undefined } };
    expect(isAnswer({ task: 'wheel', input }, { ...times, outcome: unproved })).toBe(false);
  });
});
