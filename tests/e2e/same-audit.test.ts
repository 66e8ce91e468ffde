import { test } from 'vitest';
import { expectSameAudit } from '../engines/same-audit.ts';
import { chromiumVisit } from '../faults/chromium-visit.ts';
import { openBrowser } from './browser.ts';

const { open } = openBrowser({ moves: false });

test('an audit of the laboratory has the bytes in Chromium that it has in Node', async () => {
  const { page } = await open({ path: '/laboratorio' });
  await expectSameAudit(chromiumVisit(page));
});
