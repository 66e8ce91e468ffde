import { addresses } from '../../content/addresses.ts';
import { playSound } from '../preferences/sounds.ts';

/** Opens the checkout in a new tab, which cannot reach back into this one. */
export function openCheckout(): void {
  playSound('cashRegister');
  window.open(addresses.checkout, '_blank', 'noopener,noreferrer');
}
