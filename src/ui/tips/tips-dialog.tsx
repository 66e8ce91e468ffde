import { tips } from '../../content/tips/tips.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TipsBody } from './tips-body.tsx';

/** «Conselhos e dicas»: four categories, each with three tips and a way back. */
export function TipsDialog() {
  return (
    <Dialog title={tips.title} onClose={closeDialog}>
      <TipsBody />
    </Dialog>
  );
}
