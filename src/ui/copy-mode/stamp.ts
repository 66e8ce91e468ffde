import css from './copy-slip.module.css';

/** Stamps a word on a copy of the game on screen, which leaves: what is under it is the next one already. */
export function stampSlip(dialog: Element | null, word: string): void {
  const slip = dialog?.querySelector<HTMLElement>('[data-from]');
  if (!slip || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = slip.cloneNode(true) as HTMLElement;
  delete copy.dataset.from;
  copy.firstElementChild?.setAttribute('data-word', word);
  copy.classList.add(css.stamped ?? '');
  copy.setAttribute('aria-hidden', 'true');
  copy.addEventListener('animationend', () => copy.remove());
  slip.after(copy);
}
