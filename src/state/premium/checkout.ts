import { playSound } from '../preferences/sounds.ts';

/** Opens the checkout in a new tab, which cannot reach back into this one. */
export function openCheckout(address: string): void {
  playSound('cashRegister');
  window.open(address, '_blank', 'noopener,noreferrer');
}
