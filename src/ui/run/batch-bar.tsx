import { memo } from 'react';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition } from '../../editions.ts';
import { copyText } from '../../platform/clipboard.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { generateAgain } from '../../state/run/start-strategy.ts';
import { openShare } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import { Menu } from '../parts/menu.tsx';
import {
  AgainIcon,
  CopyIcon,
  MarkIcon,
  MenuButton,
  PrintIcon,
  ShareIcon,
  StampIcon,
  ToolButton,
  TypeIcon,
} from '../parts/tool-button.tsx';
import { printGames } from '../print/print-games.tsx';
import css from './batch-bar.module.css';
import { SaveTool } from './save-button.tsx';

interface Props {
  readonly edition: Edition;
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** What can be done with all tickets at once, within the thumb's reach. */
export const BatchBar = memo(function BatchBar({ edition, receipt, tickets }: Props) {
  const go = useGo();
  const copy = async () => {
    const copied = await copyText(tickets.map(ticketText).join('\n'));
    showToast(copied ? resultTexts.allCopied(tickets.length) : resultTexts.copyTicketFailed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side are no form fields
    <div className={css.bar} role="group" aria-label={resultTexts.batch}>
      <div className={css.tools}>
        <SaveTool tickets={tickets} />
        <ToolButton isMain icon={<MarkIcon />} onClick={() => openCopyMode({ games: tickets })}>
          {site.copyMode}
        </ToolButton>
        <ToolButton icon={<ShareIcon />} onClick={() => openShare(tickets, receipt)}>
          {resultTexts.share}
        </ToolButton>
        <Menu isUp name={resultTexts.batchMenu}>
          <MenuButton icon={<TypeIcon />} onClick={() => openCopyMode({ games: tickets, way: 'list' })}>
            {copyTexts.list}
          </MenuButton>
          <MenuButton icon={<StampIcon />} onClick={() => openCopyMode({ games: tickets, isRegistering: true })}>
            {registerTexts.action(tickets.length)}
          </MenuButton>
          {tickets.length > 1 ? (
            <MenuButton icon={<CopyIcon />} onClick={copy}>
              {resultTexts.copyAll}
            </MenuButton>
          ) : null}
          <MenuButton icon={<PrintIcon />} onClick={() => printGames(tickets)}>
            {resultTexts.print}
          </MenuButton>
          {edition.again ? null : (
            <MenuButton icon={<AgainIcon />} onClick={() => generateAgain(edition, go, receipt)}>
              {resultTexts.onceMore}
            </MenuButton>
          )}
        </Menu>
      </div>
    </div>
  );
});
