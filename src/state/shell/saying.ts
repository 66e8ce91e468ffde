import { showToast } from './toasts.ts';

/** So long nobody wonders, in milliseconds. */
const PATIENCE_MS = 500;

/** What the work settles with; says in a toast what is going on when it takes half a second. */
export async function saying<T>(text: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => showToast(text), PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
