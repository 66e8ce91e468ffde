import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../../../src/editions.ts';
import { PAGES } from '../../../src/editions.ts';
import { events, noteEvent } from '../../../src/platform/events.ts';
import type { DegradedCause } from '../../../src/pool/pool-options.ts';
import { failureDetails } from '../../../src/state/broken/details.ts';
import { engine } from '../../../src/state/engine/engine.ts';
import type { Failure } from '../../../src/state/run/failure.ts';
import { type Phase, transition } from '../../../src/state/run/run.ts';
import { closeDialog, type DialogName, noteOpen, openDialog } from '../../../src/state/shell/dialogs.ts';

beforeEach(() => {
  events.length = 0;
  vi.stubGlobal('location', { origin: 'https://robo.example', search: '?name=Zé&seed=abc', hash: '#Ana' });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', language: 'pt-BR' });
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://robo.example/assets/initial-a1b2c3d4.js' }) });
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('devicePixelRatio', 3);
});
afterEach(() => {
  engine.degradedBy = null;
});

const lines = () => failureDetails().split('\n');
/** What is told of the events, without their time. */
const told = () =>
  lines()
    .slice(7)
    .map((line) => line.replace(/^\d+ ?/, ''));

describe('the details of a failure', () => {
  test('begin with the versions, the browser and how the app works in it', () => {
    expect(lines()).toEqual([
      'Robô da Sorte: detalhes de uma falha',
      expect.stringMatching(/^Versão: initial-a1b2c3d4\.js; gerador \d+\.\d+\.\d+$/),
      'Navegador: Mozilla/5.0; pt-BR',
      'Tela: 360 × 640, densidade 3',
      'Gerador: em segundo plano',
      'Cópia para uso sem internet: não',
      'Desde que a página abriu, em milissegundos:',
    ]);
    engine.degradedBy = 'crashed';
    expect(lines()[4]).toBe('Gerador: modo compatível (parou de responder)');
  });

  test('tell of runs and dialogs what the app itself says of them', () => {
    openDialog('more');
    noteOpen(() => {})();
    closeDialog();
    transition('asking', {
      asked: {
        lottery: 'quina',
        games: 3,
        strategy: 'numerologia',
        options: { name: 'Zé da Silva' },
        overlay: { step: 1, tickMs: 1, completeAt: 1 },
        origin: 'strategy',
      },
    });
    transition('failed', { failure: { code: 'timeout' } });
    expect(told()).toEqual([
      'diálogo mais',
      'geração pedida Quina Numerologia',
      'geração falhou Quina Numerologia demorou demais',
    ]);
  });

  test('have words for all that an event may say', () => {
    const phases: Readonly<Record<Phase, true>> = {
      idle: true,
      asking: true,
      opening: true,
      leaving: true,
      shown: true,
      replaying: true,
      failed: true,
    };
    const causes: Readonly<Record<DegradedCause | 'asked', true>> = {
      unavailable: true,
      'not-loaded': true,
      crashed: true,
      late: true,
      asked: true,
    };
    const failures: Readonly<Record<Failure['code'], true>> = {
      timeout: true,
      crashed: true,
      'spawn-failed': true,
      'not-loaded': true,
      failed: true,
      'invalid-request': true,
      'no-draws': true,
    };
    const dialogs: Readonly<Record<DialogName, true>> = {
      more: true,
      tips: true,
      how: true,
      share: true,
      copy: true,
    };
    const views: readonly View[] = PAGES.flatMap((page) => page.views);
    const kinds = ['page', 'dialog', 'run', 'worker', 'degraded', 'ended', 'storage', 'update', 'part', 'error'];
    const codes = [phases, causes, failures, dialogs].flatMap(Object.keys);
    for (const code of [...kinds, ...codes, ...views, ...PAGES.map(({ path }) => path)]) {
      events.length = 0;
      noteEvent(code);
      expect(told()[0], code).not.toBe('');
    }
  });

  test('have no word, name or number that the app does not have itself', () => {
    const secrets = [
      'Zé',
      'Ana Maria',
      '06-11-22',
      '123456789',
      'abc',
      '__proto__',
      'constructor',
      '\u202e',
      'a'.repeat(1e5),
    ];
    for (const secret of secrets) {
      noteEvent(`page /new?name=${secret} ${secret}`);
      noteEvent(secret, new RangeError(secret));
      noteEvent('error', secret);
      noteEvent('error', { message: secret, stack: secret });
    }
    const text = failureDetails();
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(new Set(told())).toEqual(new Set(['tela', 'RangeError', 'erro string', 'erro object']));
    expect(text).not.toMatch(/name=|seed=|#/);
  });
});
