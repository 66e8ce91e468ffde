import { expect, test } from 'vitest';
import { RESULTS_PAGE } from '../../src/editions.ts';
import { webManifest } from '../../tools/build/web-manifest.ts';
import { arrivalIn, INCOMING_PAGE, INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';

const SITE = 'https://site.example/robo/';
const at = (address = '') => new URL(address, `${SITE}manifest.webmanifest`).href;

test('what is shared goes to an address of the site that is no page, below a path too', () => {
  const { action, method, enctype, params } = webManifest.share_target ?? {};
  expect(at(action)).toBe(SITE + INCOMING_PATH);
  expect([method, enctype]).toEqual(['POST', 'multipart/form-data']);
  expect(params).toMatchObject({ title: 'title', text: 'text', url: 'url' });
  const [files] = [params?.files].flat();
  expect(files?.name).toBe('files');
  expect(files?.accept).toEqual(expect.arrayContaining(['.xlsx', '.csv', '.json', '.txt', 'text/csv']));
});

test('the system opens files with the page of real results', () => {
  const [handler] = webManifest.file_handlers ?? [];
  expect(new URL(at(handler?.action)).pathname).toBe(`/robo${RESULTS_PAGE.path}`);
  expect(Object.values(handler?.accept ?? {}).flat()).toEqual(['.xlsx', '.csv', '.json', '.txt']);
});

test('the page that reads what was shared is that page, and is told how it came', () => {
  expect(new URL(INCOMING_PAGE, SITE).pathname).toBe(`/robo${RESULTS_PAGE.path}`);
  for (const told of ['too-large', 'too-many'] as const)
    expect(arrivalIn(new URL(landing(told), SITE).hash)).toBe(told);
  for (const other of ['', '#', '#conteudo', '#recebido=', '#recebido=constructor', '#recebido=waiting&x']) {
    expect(arrivalIn(other), other).toBeUndefined();
  }
});
