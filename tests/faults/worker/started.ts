import type { FAILURE_REASONS } from '../../../src/content/run/failure.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import type { TaskName } from '../../../workers/tasks/contracts.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, tap } from '../../engines/in-page.ts';

/** Something that a person starts, and that workers do. */
export interface Started {
  /** What it is, for the name of a case. */
  readonly name: string;
  readonly task: TaskName;
  /** Most workers that its pool has. */
  readonly size: number;
  /** True where `start` says from when on workers are struck: others have calls before. */
  readonly waits: boolean;
  /** Opens the page and starts it, with the injection on from that moment. */
  start(visit: Visit, site: string): Promise<void>;
  /** What came of it, once it is there. */
  shown(visit: Visit): Promise<unknown>;
  /** The same as Node has it. */
  expected(visit: Visit): Promise<unknown>;
  /** What a person reads where it fails. */
  readonly failed: (code: keyof typeof FAILURE_REASONS) => string;
  /** Tries it again, as that message says. */
  again(visit: Visit): Promise<void>;
}

/** Presses the button that a message of a failure has. */
export const retry = (visit: Visit) => tap(visit, 'button', siteTexts.retry);

/** The texts of all such elements. */
export const texts = (visit: Visit, selector: string) =>
  call(visit, (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? ''), selector);

/** From here on workers are struck. */
export const arm = (visit: Visit) =>
  call(visit, () => {
    const { injected } = window as unknown as { injected?: { isOn: boolean } };
    if (injected) injected.isOn = true;
  });
