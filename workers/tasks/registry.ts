import type { TaskName } from '../protocol/tasks.ts';
import { block } from './block.ts';
import { crown } from './crown.ts';
import { frequency } from './frequency.ts';
import { generate } from './generate.ts';
import { ladder } from './ladder.ts';
import { shortlist } from './shortlist.ts';
import type { Task } from './task.ts';

/** The task behind each name. */
export const TASKS: { readonly [N in TaskName]: Task<N> } = {
  frequency,
  generate,
  ladder,
  block,
  shortlist,
  crown,
};
