import { tips } from '../../content/tips.ts';
import { closeDialog } from '../../state/dialogs.ts';
import { TipsBody } from '../marketing/tips-body.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** «Conselhos e dicas»: four categories, each with three tips and a way back. */
export function TipsDialog() {
  return (
    <Dialog title={tips.title} onClose={closeDialog}>
      <TipsBody />
    </Dialog>
  );
}
