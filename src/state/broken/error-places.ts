/** Most places of one error. */
const MOST = 8;

/**
 * The name of an error and where in the scripts below `folder` it was thrown, as `file:line:column`, the innermost
 * first. Nothing of its message, which may hold what a person has typed. Of what is no error, its type.
 */
export function errorPlaces(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const head = `${name}: ${message}`;
  // Some browsers begin the stack with the message.
  const frames = stack.startsWith(head) ? stack.slice(head.length) : stack;
  const places = frames.split(folder).slice(1).map(placeAt).filter(Boolean);
  // What browsers and this app throw is called so.
  const known = /^[A-Z][A-Za-z]*Error$/.test(name) ? name : 'Error';
  return [known, ...places.slice(0, MOST)].join(' ');
}

/** The place that a text begins with; empty where it begins with none. */
function placeAt(text: string): string {
  return /^[a-z][\w-]*\.js:\d+:\d+/.exec(text)?.[0] ?? '';
}
