/** Moves the focus, and with it the view, to the first button whose text begins like this. */
export function focusButton(text: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  buttons.find(({ textContent }) => textContent?.trim().startsWith(text))?.focus();
}
