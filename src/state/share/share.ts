import { proxy, ref } from 'valtio/vanilla';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { openDialog } from '../shell/dialogs.ts';

/** What is to be handed on. */
export interface Shared {
  /** At least one. */
  readonly tickets: readonly OwnGame[];
  /** Their run; null when it is unknown, and then there is no link. */
  readonly receipt: Receipt | null;
}

/** What the dialog «Compartilhar» is about. */
export const sharing = proxy<{
  shared: Shared | null;
  /** The link has what somebody typed: a name, dates. */
  withPerson: boolean;
}>({ shared: null, withPerson: false });

/** Opens «Compartilhar» for one ticket or many, of one run or of none. */
export function openShare(tickets: readonly OwnGame[], receipt: Receipt | null): void {
  sharing.shared = ref({ tickets, receipt });
  sharing.withPerson = false;
  openDialog('share');
}

/** Says whether the link is to have a name or dates in it. */
export function includePerson(withPerson: boolean): void {
  sharing.withPerson = withPerson;
}
