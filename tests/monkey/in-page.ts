/** Functions that run in a page, each by itself. */

declare global {
  interface Window {
    /** Playwright's clock of the page. */
    __pwClock: { readonly controller: { runFor(ms: number): Promise<void>; setSystemTime(time: number): void } };
    /** The calls that workers have not answered, by their Comlink ids. */
    calls: Set<string>;
    /** True to end the worker that has the next run. */
    breaksNext: boolean;
  }
}

/** Runs before the page's own scripts: what the system would open says yes and does nothing; chance has a seed. */
export function tame(seed: number): void {
  // The first document of a tab, about:blank, has no storage; the video's frame is a page of its own.
  if (location.protocol !== 'http:' || window !== top) return;
  const TIME = 'monkey:time';
  const time = sessionStorage.getItem(TIME);
  if (time !== null) window.__pwClock.controller.setSystemTime(Number(time));
  addEventListener('pagehide', () => sessionStorage.setItem(TIME, String(Date.now())));
  localStorage.setItem('robo-da-sorte:v1:premium', 'true');
  let state = (seed * 2 ** 20 + Date.now()) % 2147483647 || 1;
  crypto.getRandomValues = (bytes) => {
    const { buffer, byteOffset, byteLength } = bytes as unknown as Uint8Array;
    const filled = new Uint8Array(buffer, byteOffset, byteLength);
    for (let i = 0; i < filled.length; i++) {
      state = (state * 16807) % 2147483647;
      filled[i] = state;
    }
    return bytes;
  };
  window.print = () => {};
  window.open = () => null;
  navigator.canShare = () => true;
  navigator.share = async () => {};
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the monkey listens there
    console.error(`CSP: ${violatedDirective} refuses ${blockedURI}`);
  });
}

/** Runs before the page's own scripts: a picker of files gives one at once, by the time. The system's comes when it will. */
export function giveFiles(files: readonly { readonly name: string; readonly text: string }[]): void {
  HTMLInputElement.prototype.click = function () {
    const { name, text } = files[Math.floor(Date.now() / 100) % files.length] as (typeof files)[number];
    const given = new DataTransfer();
    given.items.add(new File([text], name));
    this.files = given.files;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Runs before the page's own scripts: notes which calls its workers have not answered, and ends a worker when told. */
export function noteCalls(): void {
  window.calls = new Set();
  window.breaksNext = false;
  const PageWorker = window.Worker;
  window.Worker = class extends PageWorker {
    readonly own = new Set<string>();
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        window.calls.delete(data?.id);
      });
    }
    override postMessage(...args: unknown[]) {
      const id = (args[0] as { id?: string })?.id;
      if (id) {
        this.own.add(id);
        window.calls.add(id);
      }
      super.postMessage(...(args as [unknown]));
      if (!window.breaksNext || (args[0] as { path?: string[] })?.path?.[0] !== 'run') return;
      window.breaksNext = false;
      this.terminate();
    }
    override terminate() {
      for (const id of this.own) window.calls.delete(id);
      super.terminate();
    }
  };
}

/** What an event is done to. */
export interface Target {
  /** Its place among those with the same description, and that. */
  readonly nth: number;
  readonly control: string;
  readonly x: number;
  readonly y: number;
  /** For a list: how many choices it has. */
  readonly choices: number;
}

/** What is looked for: the one that a number picks, or the nth of those that are described so. */
export type Wanted =
  | { readonly pick: number; readonly isText: boolean }
  | { readonly nth: number; readonly control: string };

/** Brings a control on screen into sight, and tells where it is; a field has the focus then. Null where there is none. */
export function reach(wanted: Wanted): Target | null {
  const CONTROLS = 'button, a[href], select, input:not([type=file]), textarea, summary, [role=tab], [role=switch]';
  const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio], [type=range]), textarea';
  // Digits differ with each run, names may be as long as one likes.
  const describe = (control: Element) => {
    const label = (control as HTMLInputElement).labels?.[0]?.textContent;
    const name = control.getAttribute('aria-label') ?? label ?? control.textContent ?? '';
    const tidy = name.replace(/[\p{C}\s=]+/gu, ' ').replace(/\d+/g, '0');
    return `${control.tagName.toLowerCase()} ${[...tidy].slice(0, 40).join('').trim()}`;
  };
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isText = 'pick' in wanted && wanted.isText;
  const all = [...root.querySelectorAll<HTMLElement>(isText ? FIELDS : CONTROLS)].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !(control as HTMLButtonElement).disabled,
  );
  const same = 'pick' in wanted ? all : all.filter((control) => describe(control) === wanted.control);
  const control = same['pick' in wanted ? wanted.pick % (same.length || 1) : wanted.nth];
  if (!control) return null;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const description = describe(control);
  const nth = all.filter((other) => describe(other) === description).indexOf(control);
  if (control.matches(FIELDS)) (control as HTMLInputElement).focus({ preventScroll: true });
  const choices = control instanceof HTMLSelectElement ? control.options.length : 0;
  return { nth, control: description, x: x + width / 2, y: y + height / 2, choices };
}
