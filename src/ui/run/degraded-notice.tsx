import { useSnapshot } from 'valtio/react';
import { degradedTexts } from '../../content/run/engine-progress.ts';
import { site } from '../../content/shell/site.ts';
import { engine } from '../../state/engine/engine.ts';
import { reloadPage } from '../../state/shell/loading.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Tells why the page computes on its own thread, and offers to reload it where that may help. */
export function DegradedNotice() {
  const { degradedBy } = useSnapshot(engine);
  if (!degradedBy) return null;
  const canReload = degradedBy === 'not-loaded' || degradedBy === 'crashed';
  const actions = canReload && <Button onClick={reloadPage}>{site.reload}</Button>;
  return <Notice actions={actions}>{degradedTexts[degradedBy]}</Notice>;
}
