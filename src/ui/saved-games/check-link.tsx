import { useNavigate } from '@tanstack/react-router';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import button from '../parts/button.module.css';
import css from './saved-actions.module.css';

/** Leads from the saved games to where they are checked against real draws. */
export function CheckLink() {
  const navigate = useNavigate();
  return (
    <a
      className={`${button.button} ${button.secondary} ${css.link}`}
      href={`${import.meta.env.BASE_URL.slice(0, -1)}${RESULTS_PAGE.path}?tab=check`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
        event.preventDefault();
        closeDialog();
        void navigate({
          to: RESULTS_PAGE.path,
          search: (previous: AddressSearch): AddressSearch => ({
            tab: 'check',
            ...keptSearch(previous),
          }),
        });
      }}
    >
      {savedTexts.check}
    </a>
  );
}
