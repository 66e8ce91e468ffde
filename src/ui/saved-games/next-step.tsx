import { toResults } from '../../content/check/due.ts';
import { receiptTexts } from '../../content/registering/receipt.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import type { NEXT_STEP } from '../../state/check/section.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { Button } from '../parts/button.tsx';
import { PageButton } from '../parts/page-button.tsx';
import css from './saved-card.module.css';

interface Props {
  readonly step: (typeof NEXT_STEP)[keyof typeof NEXT_STEP];
  /** One at least, all of one lottery. */
  readonly games: readonly SavedGame[];
  /** What the button calls them. */
  readonly name: string;
  readonly onForm: (form: 'register' | 'receipt') => void;
}

/** The filled button of a card: what its games ask for next. */
export function NextStep({ step, games, name, onForm }: Props) {
  if (step === 'check' || step === 'prize') {
    return (
      <PageButton
        look="primary"
        className={step === 'prize' ? css.prize : undefined}
        page={RESULTS_PAGE}
        search={{ tab: 'check' }}
        onGo={() => games[0] && chooseResultsLottery(games[0].lotteryType)}
      >
        {step === 'check' ? toResults : savedTexts.prize}
      </PageButton>
    );
  }
  const words = { mark: site.copyMode, register: registerTexts.menu, receipt: receiptTexts.action }[step];
  return (
    <Button
      look="primary"
      aria-label={savedTexts.ofGame(words, name)}
      onClick={() => (step === 'mark' ? openCopyMode({ games }) : onForm(step))}
    >
      {words}
    </Button>
  );
}
