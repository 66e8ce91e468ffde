import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import { copyText } from '../../platform/clipboard.ts';
import { run } from '../../state/run/run.ts';
import { openShare } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Menu } from '../parts/menu.tsx';
import { CopyIcon, MenuButton, ShareIcon, SlipIcon, SwapIcon } from '../parts/tool-button.tsx';

interface Props {
  readonly ticket: Ticket;
  readonly index: number;
  readonly isSlipShown: boolean;
  readonly onSlip: () => void;
  readonly onSwap: ((index: number) => void) | undefined;
}

/** What can be done with one ticket alone. */
export function TicketMenu({ ticket, index, isSlipShown, onSlip, onSwap }: Props) {
  const copy = async () => {
    const copied = await copyText(ticketText(ticket));
    showToast(copied ? resultTexts.copied : resultTexts.copyTicketFailed);
  };
  return (
    <Menu name={resultTexts.ticketMenu(index)}>
      <MenuButton icon={<SlipIcon />} onClick={onSlip}>
        {isSlipShown ? resultTexts.hideSlip : resultTexts.slip}
      </MenuButton>
      {onSwap ? (
        <MenuButton icon={<SwapIcon />} onClick={() => onSwap(index)}>
          {resultTexts.swap}
        </MenuButton>
      ) : null}
      <MenuButton icon={<CopyIcon />} onClick={copy}>
        {resultTexts.copy}
      </MenuButton>
      <MenuButton icon={<ShareIcon />} onClick={() => openShare([ticket], run.receipt)}>
        {resultTexts.share}
      </MenuButton>
    </Menu>
  );
}
