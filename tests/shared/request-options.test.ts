import { expect, test } from 'vitest';
import { simulated } from '../../workers/shared/history.ts';
import {
  checkGenerateRequest,
  type GenerateRequest,
  RequestError,
} from '../../workers/shared/request.ts';

const REQUEST: GenerateRequest = {
  lottery: 'quina',
  strategy: 'datas-especiais',
  games: 3,
  seed: 's',
  history: simulated('h', '2026-03-01'),
  now: '2026-03-01T12:00:00Z',
};

test.each([
  REQUEST,
  { ...REQUEST, options: {} },
  { ...REQUEST, options: { dates: ['2026-02-28'] } },
  { ...REQUEST, strategy: 'numerologia', options: { name: 'Ana' } },
  { ...REQUEST, strategy: 'cercamento' },
  { ...REQUEST, strategy: 'cercamento', options: { hits: 4, pool: [80, 1, 2, 3, 4] } },
] as GenerateRequest[])('%j is accepted as it is', (request) => {
  expect(checkGenerateRequest(request)).toBe(request);
});

test.each([
  [{ options: { dates: ['2026-02-31'] } }, 'options', 'dates'],
  [{ options: { name: 'Ana' } }, 'options', 'name'],
  [{ strategy: 'numerologia', options: { birthDate: '' } }, 'options', 'birthDate'],
  [{ options: null }, 'options', undefined],
  [{ strategy: 'cercamento', options: { hits: 5 } }, 'options', 'hits'],
  [{ strategy: 'cercamento', options: { pool: [1, 2, 81] } }, 'options', 'pool'],
])('%j is refused by its field', (change, field, option) => {
  const request = { ...REQUEST, ...change } as unknown as GenerateRequest;
  try {
    checkGenerateRequest(request);
  } catch (error) {
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code: 'invalid-request', field, option });
    return;
  }
  expect.fail('accepted');
});
