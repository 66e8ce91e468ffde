import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import type { Visit } from './engine.ts';
import { reportText } from './report-text.ts';

/** A report gives the bytes in a page that it gives in Node. */
export async function expectSameReport(visit: Visit): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, 'report-text.ts'), formats: ['iife'], name: 'lab' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(await visit.evaluate(`(() => { ${output[0].code}; return lab.reportText(); })()`)).toBe(reportText());
}
