import { proxy, ref } from 'valtio/vanilla';

/** How long a toast stays. Product specification, section 9. */
const TOAST_MS = 3000;

/** A toast with something to press stays longer: time enough to read, decide and reach it. */
const ACTION_MS = 8000;

/** Something a toast offers to do, such as to undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface ToastOnScreen {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | null;
}

/** The toast on screen, if any; `id` tells two toasts with the same text apart. */
export const toasts = proxy<{ current: ToastOnScreen | null }>({ current: null });

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for three seconds, or eight with an action, in place of the one before. */
export function showToast(text: string, action: ToastAction | null = null): void {
  clearTimeout(timer);
  toasts.current = { id: ++lastId, text, action: action && ref(action) };
  timer = setTimeout(dismissToast, action ? ACTION_MS : TOAST_MS);
}

/** Takes the toast away. */
export function dismissToast(): void {
  clearTimeout(timer);
  toasts.current = null;
}
