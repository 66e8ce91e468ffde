import { proxy, ref } from 'valtio/vanilla';

/** How long a toast stays. Product specification, section 9. */
const TOAST_MS = 3000;

/** A toast with something to press stays longer: time enough to read, decide and reach it. */
const ACTION_MS = 8000;

/** Something a toast offers to do, such as to undo. */
export interface ToastAction {
  readonly label: string;
  /** Is given the tap, or the keyboard's click. */
  readonly run: (event: MouseEvent) => void;
}

interface ToastOnScreen {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | null;
}

/**
 * The toast on screen, if any, and those with something to press, newest first; `id` tells two
 * toasts with the same text apart.
 */
export const toasts = proxy<{
  current: ToastOnScreen | null;
  offers: readonly ToastOnScreen[];
}>({ current: null, offers: [] });

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a toast for three seconds in place of the one before, or one with an action for eight:
 * nothing but its time or its action takes that away.
 */
export function showToast(text: string, action: ToastAction | null = null): void {
  const id = ++lastId;
  const toast = { id, text, action: action && ref(action) };
  if (action) {
    toasts.offers = [toast, ...toasts.offers];
    setTimeout(() => dismissToast(id), ACTION_MS);
    return;
  }
  clearTimeout(timer);
  toasts.current = toast;
  timer = setTimeout(() => dismissToast(id), TOAST_MS);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null;
  toasts.offers = toasts.offers.filter((toast) => toast.id !== id);
}
