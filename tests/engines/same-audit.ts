import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import { auditText } from './audit-text.ts';
import type { Visit } from './engine.ts';

/** An audit gives the bytes in a page that it gives in Node. */
export async function expectSameAudit(visit: Visit): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, 'audit-text.ts'), formats: ['iife'], name: 'audit' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(await visit.evaluate(`(() => { ${output[0].code}; return audit.auditText(); })()`)).toBe(auditText());
}
