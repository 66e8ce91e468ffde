import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { copyText } from '../../platform/clipboard.ts';
import { labLink } from '../../state/lab/lab-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './lab.module.css';

const texts = labTexts.link;

/** The seed, the link and the receipt of an experiment: who has one of them repeats it. */
export function Repeating({ request }: { readonly request: LabRequest }) {
  const link = labLink(request);
  const copy = async (text: string, done: string) => showToast((await copyText(text)) ? done : texts.failed);
  return (
    <div className={layout.list}>
      <p>{link ? texts.about : texts.tooLong}</p>
      <p className={css.seed}>{texts.seed(request.seed)}</p>
      <div className={common.buttons}>
        {link ? <Button onClick={() => void copy(link, texts.copied)}>{texts.copy}</Button> : null}
        <Button onClick={() => void copy(JSON.stringify(request), texts.receiptCopied)}>{texts.receipt}</Button>
      </div>
    </div>
  );
}
