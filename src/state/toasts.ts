import { proxy } from 'valtio/vanilla';

/** How long a toast stays. Product specification, section 9. */
const TOAST_MS = 3000;

/** The toast on screen, if any; `id` tells two toasts with the same text apart. */
export const toasts = proxy<{ current: { id: number; text: string } | null }>({ current: null });

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for three seconds, in place of the one before. */
export function showToast(text: string): void {
  clearTimeout(timer);
  toasts.current = { id: ++lastId, text };
  timer = setTimeout(() => {
    toasts.current = null;
  }, TOAST_MS);
}
