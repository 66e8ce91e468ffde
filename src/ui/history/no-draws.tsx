import { type HistoryFault, historyFaultText, historyTexts } from '../../content/history/history.ts';
import { site } from '../../content/shell/site.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  readonly fault: HistoryFault;
  readonly onRetry: () => void;
}

/** The real draws that a run was to look at are not there; leads to where they can be brought in. */
export function NoDraws({ fault, onRetry }: Props) {
  const toResults = useGoToPage(RESULTS_PAGE);
  const actions = (
    <>
      <Button onClick={() => toResults()}>{historyTexts.toResults}</Button>
      <Button onClick={onRetry}>{site.retry}</Button>
    </>
  );
  return (
    <Notice urgent actions={actions}>
      {historyFaultText(fault)}
    </Notice>
  );
}
