import type { Event } from './events.ts';
import { isLeak } from './held.ts';
import { type Play, play, type Stage } from './play.ts';
import { shrink } from './shrink.ts';

/** A fault, and the shortest script that was found to lead to it. */
export interface FoundFault {
  readonly fault: string;
  readonly script: readonly Event[];
  /** False where the script, played again, did not lead to it: then it is as it was played. */
  readonly isSure: boolean;
}

/** What is wrong after a script, shrunk; undefined: nothing. `tell` hears how far that is. */
export async function findFault(
  stage: Stage,
  script: readonly Event[],
  tell: (line: string) => void = () => {},
): Promise<FoundFault | undefined> {
  const { done, fault } = await play(stage, script);
  if (fault === undefined) return undefined;
  // A shorter script leaves the page colder: what it loads later would count as held.
  return isLeak(fault) ? { fault, script: done, isSure: true } : shrinkFault(stage, { done, fault }, tell);
}

async function shrinkFault(stage: Stage, first: Required<Play>, tell: (line: string) => void): Promise<FoundFault> {
  const same = kindOf(first.fault);
  let shortest = first;
  tell(`${first.fault}\nafter ${first.done.length} events; shrinking…`);
  const fails = async (script: readonly Event[]) => {
    const { done, fault } = await play(stage, script);
    if (fault === undefined || kindOf(fault) !== same) return false;
    if (done.length < shortest.done.length) {
      shortest = { done, fault };
      tell(`${done.length} events`);
    }
    return true;
  };
  if (!(await fails(first.done))) return { fault: first.fault, script: first.done, isSure: false };
  const script = await shrink(first.done, fails);
  return { fault: shortest.fault, script, isSure: true };
}

/** What two plays of one fault have in common: not the numbers, nor the place in a file. */
function kindOf(fault: string): string {
  return fault.replace(/https?:\S+/g, '').replace(/\d+/g, '0');
}
