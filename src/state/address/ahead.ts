import { proxy, ref } from 'valtio/vanilla';
import { schedule } from '../../platform/schedule.ts';
import type { Address } from './address.ts';

/** The address that a tap has asked for, until the router has followed. */
export const ahead = proxy<{ address?: Address | undefined }>({});

/** Shows the title and the ground of an address in the next frame, and navigates after it. */
export function showAhead(address: Address, navigate: () => Promise<void>): void {
  ahead.address = ref(address);
  schedule('next-frame', () => {
    void navigate().finally(() => {
      ahead.address = undefined;
    });
  });
}
