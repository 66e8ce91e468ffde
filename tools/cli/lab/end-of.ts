import { EngineError } from '../../../workers/replay/errors.ts';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import { MergeError } from './merge-error.ts';

/** How the command ends for an error: its exit status, and what it says of it on standard error. */
export interface End {
  /** 0 when the reader closed the pipe, 1 for what may be tried again, 2 for what may not, 3 for output and engine. */
  readonly status: 0 | 1 | 2 | 3;
  readonly message?: string | undefined;
}

/** How the command ends for an error. */
export function endOf(error: Error): End {
  const { message } = error;
  if (error instanceof UsageError) return { status: 2, message };
  if (error instanceof MergeError) return { status: error.status, message };
  if (error instanceof EngineError) return { status: 3, message };
  if (error instanceof OutputError) return error.code === 'EPIPE' ? { status: 0 } : { status: 3, message };
  return { status: 1, message: error.stack };
}
