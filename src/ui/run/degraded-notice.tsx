import { useSnapshot } from 'valtio/react';
import { degradedTexts } from '../../content/run/degraded.ts';
import { engine } from '../../state/run/engine.ts';
import { Notice } from '../parts/notice.tsx';

/** Tells why the page computes on its own thread, as long as it does. */
export function DegradedNotice() {
  const { degradedBy } = useSnapshot(engine);
  return degradedBy ? <Notice>{degradedTexts[degradedBy]}</Notice> : null;
}
