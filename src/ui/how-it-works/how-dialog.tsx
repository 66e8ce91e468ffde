import { LOTTERIES } from '../../../workers/shared/lotteries.ts';
import { TOP_TIER_ODDS } from '../../../workers/shared/top-tier-odds.ts';
import { howItWorks } from '../../content/how-it-works/how-it-works.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import { Dialog } from '../parts/dialog.tsx';
import { HowItWorksBody } from './how-it-works-body.tsx';

const ODDS = LOTTERIES.map(({ key, name }) => ({ name, odds: TOP_TIER_ODDS[key] }));

/** «Como funciona»: what is simulated, what the score is, the exact odds, where to find help. */
export function HowDialog() {
  return (
    <Dialog title={howItWorks.title} onClose={closeDialog}>
      <HowItWorksBody odds={ODDS} />
    </Dialog>
  );
}
