import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { resultTexts } from '../../content/run/result.ts';
import { LAB_PAGE } from '../../editions.ts';
import { resultSearch } from '../../state/address/run-link.ts';
import { PageButton } from '../parts/page-button.tsx';

/** Leads to the laboratory with what made these tickets; no name and no date goes with it. */
export function TestStrategy({ receipt }: { readonly receipt: Receipt }) {
  const { [PACKED_KEY]: test = '' } = resultSearch(withoutPerson(receipt));
  return (
    <PageButton page={LAB_PAGE} search={{ test }}>
      {resultTexts.testStrategy}
    </PageButton>
  );
}
