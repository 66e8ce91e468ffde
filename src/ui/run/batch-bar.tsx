import { memo, useSyncExternalStore } from 'react';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import type { Edition } from '../../editions.ts';
import { copyText } from '../../platform/clipboard.ts';
import { runLink } from '../../state/address/run-link.ts';
import { generateAgain } from '../../state/run/start-strategy.ts';
import { isSaved } from '../../state/saved-games/changes.ts';
import { followSavedGames } from '../../state/saved-games/saved-games.ts';
import { openShare } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import { printGames } from '../print/print-games.tsx';
import css from './batch-bar.module.css';
import { saveAll } from './save-all.ts';
import { AgainIcon, CopyIcon, PrintIcon, SaveIcon, ShareIcon, ToolButton } from './tool-button.tsx';

interface Props {
  readonly edition: Edition;
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** What can be done with all tickets at once, within the thumb's reach. */
export const BatchBar = memo(function BatchBar({ edition, receipt, tickets }: Props) {
  const go = useGo();
  const isBatch = tickets.length > 1;
  const areSaved = useSyncExternalStore(followSavedGames, () => tickets.every(isSaved));
  const copy = async () => {
    const copied = await copyText(tickets.map(ticketText).join('\n'));
    showToast(copied ? resultTexts.allCopied(tickets.length) : resultTexts.copyTicketFailed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side are no form fields
    <div className={css.bar} role="group" aria-label={resultTexts.batch} data-all={isBatch || undefined}>
      {isBatch ? (
        <>
          <ToolButton icon={<SaveIcon isOn={areSaved} />} onClick={() => saveAll(tickets)}>
            {resultTexts.saveAll}
          </ToolButton>
          <ToolButton icon={<CopyIcon />} onClick={copy}>
            {resultTexts.copyAll}
          </ToolButton>
          <ToolButton icon={<ShareIcon />} onClick={() => openShare(tickets, receipt)}>
            {resultTexts.share}
          </ToolButton>
        </>
      ) : null}
      <ToolButton icon={<PrintIcon />} onClick={() => printGames({ games: tickets, link: runLink(receipt) })}>
        {resultTexts.print}
      </ToolButton>
      <ToolButton icon={<AgainIcon />} onClick={() => generateAgain(edition, go, receipt)}>
        {edition.again ? resultTexts.again : resultTexts.onceMore}
      </ToolButton>
    </div>
  );
});
