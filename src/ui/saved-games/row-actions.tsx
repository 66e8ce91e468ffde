import { type MouseEvent, type ReactNode, useState } from 'react';
import { toResults } from '../../content/check/due.ts';
import { agendaTexts } from '../../content/draw-day/agenda.ts';
import { receiptTexts } from '../../content/registering/receipt.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { copyText } from '../../platform/clipboard.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { NEXT_STEP, sectionOf } from '../../state/check/section.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { saveAgenda } from '../../state/draw-day/save-agenda.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { openShare } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { LineIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Menu } from '../parts/menu.tsx';
import { PageButton } from '../parts/page-button.tsx';
import { CopyIcon, MarkIcon, PrintIcon, ShareIcon } from '../parts/tool-button.tsx';
import { printGames } from '../print/print-games.tsx';
import { useMakeGroup } from '../syndicate/use-make-group.ts';
import { LabelForm, type Labels } from './label-form.tsx';
import css from './saved-card.module.css';
import { useOutcome } from './use-outcome.ts';

/** The words of the filled button for each next step that stays on the page. */
const STEPS = { mark: site.copyMode, register: registerTexts.menu, receipt: receiptTexts.action } as const;

interface Props {
  /** One at least, all of one lottery. */
  readonly games: readonly SavedGame[];
  /** What the buttons call the card. */
  readonly name: string;
  readonly labels: Labels;
  readonly onRemove: () => void;
  /** A button of its own, beside «Já registrei». */
  readonly children?: ReactNode;
}

/** What one can do with the games of a card: what is next, the others beside it or behind «⋯», and the forms it takes. */
export function RowActions({ games, name, labels, onRemove, children }: Props) {
  const [isEdited, setIsEdited] = useState(false);
  const [form, setForm] = useState<'register' | 'receipt'>();
  const step = NEXT_STEP[sectionOf(games, useOutcome()(games))];
  const makeGroup = useMakeGroup();
  const mark = () => openCopyMode({ games });
  // One tap away, whatever is next.
  const register = games.every(({ registered }) => registered) ? registerTexts.change : registerTexts.menu;
  const second = step === 'register' ? site.copyMode : register;
  const named = (words: string) => savedTexts.ofGame(words, name);
  const item = (icon: ReactNode, words: string, onClick: (event: MouseEvent<HTMLElement>) => void) => (
    <button type="button" aria-label={named(words)} onClick={onClick}>
      {icon}
      {words}
    </button>
  );
  return (
    <>
      <div className={layout.list}>
        <div className={css.row}>
          {step === 'check' || step === 'prize' ? (
            <PageButton
              look="primary"
              className={step === 'prize' ? css.prize : undefined}
              page={RESULTS_PAGE}
              search={{ tab: 'check' }}
              onGo={() => games[0] && chooseResultsLottery(games[0].lotteryType)}
            >
              {step === 'check' ? toResults : savedTexts.prize}
            </PageButton>
          ) : (
            <Button
              look="primary"
              aria-label={named(STEPS[step])}
              onClick={step === 'mark' ? mark : () => setForm(step)}
            >
              {STEPS[step]}
            </Button>
          )}
          <Button look="tinted" aria-label={named(site.share)} onClick={() => openShare(games, null)}>
            <ShareIcon />
            <span className={css.word}>{site.share}</span>
          </Button>
          <Menu name={named(resultTexts.batchMenu)}>
            {step === 'mark' || step === 'register' ? null : item(<MarkIcon />, site.copyMode, mark)}
            {item(<CopyIcon />, savedTexts.copy, () => copyGames(games))}
            {item(<PrintIcon />, resultTexts.print, () => printGames(games))}
            {item(<CalendarIcon />, agendaTexts.toCalendar, () => toCalendar(games))}
            {item(<PeopleIcon />, syndicateTexts.make, () => makeGroup(games))}
            {item(<EditIcon />, labels.fields.length > 1 ? savedTexts.labels : savedTexts.name, () =>
              setIsEdited(true),
            )}
            <hr className={css.apart} />
            {item(<BinIcon />, savedTexts.remove, (event) => {
              // The focus goes to what undoes it, not back to the button of the menu.
              event.stopPropagation();
              // A second tap at that place does nothing.
              takeRepeats(event.nativeEvent);
              onRemove();
            })}
          </Menu>
        </div>
        <div className={css.row}>
          <Button
            look="tinted"
            aria-label={named(second)}
            onClick={step === 'register' ? mark : () => setForm('register')}
          >
            {second}
          </Button>
          {children}
        </div>
      </div>
      {form ? (
        <Register.Part
          key={form}
          games={games}
          toCompare={form === 'receipt' ? games : undefined}
          onClose={() => setForm(undefined)}
        />
      ) : null}
      {isEdited ? <LabelForm {...labels} onClose={() => setIsEdited(false)} /> : null}
    </>
  );
}

const EditIcon = () => (
  <LineIcon>
    <path d="M5 19l1-4.5L16 4.5 19.5 8l-10 10z" />
  </LineIcon>
);

const Register = lazyPart(() => import('../registering/register-form.tsx').then((m) => m.Register));

const CalendarIcon = () => (
  <LineIcon>
    <path d="M4 7h16v13H4zM4 11h16M8 4v4M16 4v4" />
  </LineIcon>
);

const PeopleIcon = () => (
  <LineIcon>
    <circle cx="9" cy="9" r="3" />
    <path d="M3 19c0-3.5 2.5-5 6-5s6 1.5 6 5M16 6.5a3 3 0 0 1 0 5.5M18 14.5c2 .6 3 2.2 3 4.5" />
  </LineIcon>
);

const BinIcon = () => (
  <LineIcon>
    <path d="M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13" />
  </LineIcon>
);

/** Puts the days of games into a file for calendars, and says how that went. */
export function toCalendar(games: readonly SavedGame[]): void {
  showToast(agendaTexts[saveAgenda(games)]);
}

/** Copies games, one a line, and says how that went. */
export async function copyGames(games: readonly SavedGame[]): Promise<void> {
  const copied = await copyText(games.map(ticketText).join('\n'));
  showToast(copied ? savedTexts.copied(games.length) : savedTexts.copyFailed);
}
