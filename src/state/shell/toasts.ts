import { proxy, ref } from 'valtio/vanilla';
import { dialogs, followDialogs } from './dialogs.ts';

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
  /** Nothing else has what it offers. */
  readonly isOffer: boolean;
}

/**
 * The toast on screen, if any; `id` tells two toasts with the same text apart. `kept` is an offer whose toast has made
 * room for something else: its button stands in the head of the page or dialog until its time is over.
 */
export const toasts = proxy<{ current: ToastOnScreen | null; kept: ToastOnScreen | null }>({
  current: null,
  kept: null,
});

let lastId = 0;
let openDialogs = 0;

followDialogs(() => {
  const { length } = dialogs.open.filter(({ isMenu }) => !isMenu);
  if (length > openDialogs) closeToast();
  openDialogs = length;
});

/** Shows a toast in place of the one before: for three seconds, or for eight when it leads on to something. */
export function showToast(text: string, action: ToastAction | null = null): void {
  show(text, action, false);
}

/**
 * Shows a toast that offers what can be had nowhere else, such as to undo: for eight seconds, then in the head if
 * something else takes its place, until another offer or its time ends it. Returns its id, for `dismissToast`.
 */
export function showOffer(text: string, action: ToastAction): number {
  return show(text, action, true);
}

function show(text: string, action: ToastAction | null, isOffer: boolean): number {
  leaveToast();
  if (isOffer) toasts.kept = null;
  const id = ++lastId;
  toasts.current = { id, text, action: action && ref(action), isOffer };
  setTimeout(() => dismissToast(id), action ? ACTION_MS : TOAST_MS);
  return id;
}

/** Takes a toast away, or the button that it has left in the head. */
export function dismissToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null;
  if (toasts.kept?.id === id) toasts.kept = null;
}

/**
 * To be called when the person has gone on at the same place: `closeToast` for a toast that leads on. Words alone stay
 * for their time.
 */
export function leaveToast(): void {
  if (toasts.current?.action) closeToast();
}

/** To be called when a dialog or another view comes: any toast goes, and what it alone offers moves to the head. */
export function closeToast(): void {
  if (toasts.current?.isOffer) toasts.kept = toasts.current;
  toasts.current = null;
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
