import { proxy, ref } from 'valtio/vanilla';
import { followDialogs, isDialogOpen } from './dialogs.ts';

/** How long a toast stays. See docs/specification.md. */
const TOAST_MS = 3000;

/** A toast with something to press stays longer: time enough to read, decide and reach it. */
const ACTION_MS = 8000;

/** Work that takes longer is told of. */
const SAYING_MS = 500;

/** Something to press in a toast. */
export interface ToastAction {
  readonly label: string;
  /** Is given the tap, or the keyboard's click. */
  readonly run: (event: MouseEvent) => void;
}

interface ToastOnScreen {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | null;
  /** It was shown while a dialog was open, and is seen there. */
  readonly isOfDialog: boolean;
}

/** The toast on screen, if any, and the offers, newest first; `id` tells two toasts with the same text apart. */
export const toasts = proxy<{
  current: ToastOnScreen | null;
  offers: readonly ToastOnScreen[];
}>({ current: null, offers: [] });

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Of the offers whose time runs, by id. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

followDialogs(() => {
  if (isDialogOpen()) dropLead();
  for (const { id, isOfDialog } of toasts.offers) {
    if (isOfDialog || !isDialogOpen()) startTime(id);
    else stopTime(id);
  }
});

/** Shows a toast in place of the one before: for three seconds, or for eight when it leads on to something. */
export function showToast(text: string, action: ToastAction | null = null): void {
  const toast = newToast(text, action);
  clearTimeout(timer);
  toasts.current = toast;
  timer = setTimeout(() => dismissToast(toast.id), action ? ACTION_MS : TOAST_MS);
}

/**
 * Shows a toast that offers what can be had nowhere else, such as to undo, for eight seconds: nothing but its time, its
 * action or `dismissToast` of the id that this returns takes it away. Under a dialog that opens later it waits, with
 * eight seconds from when that closes.
 */
export function showOffer(text: string, action: ToastAction): number {
  const toast = newToast(text, action);
  toasts.offers = [toast, ...toasts.offers];
  startTime(toast.id);
  return toast.id;
}

function startTime(id: number): void {
  if (timers.has(id)) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), ACTION_MS),
  );
}

function stopTime(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function newToast(text: string, action: ToastAction | null): ToastOnScreen {
  return { id: ++lastId, text, action: action && ref(action), isOfDialog: isDialogOpen() };
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null;
  toasts.offers = toasts.offers.filter((toast) => toast.id !== id);
  stopTime(id);
}

/**
 * Takes away a toast that leads on to something, since the person has gone on. An offer stays, since nothing else has
 * what it offers.
 */
export function dropLead(): void {
  if (toasts.current?.action) toasts.current = null;
}

/** What the work settles with; says in a toast what is going on when it takes half a second. */
export async function saying<T>(text: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => showToast(text), SAYING_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
