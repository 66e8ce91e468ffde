import { Profiler, type ReactNode } from 'react';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { measureCommit } from '../../state/run/profile.ts';

interface ResultCommitsProps {
  readonly request: GenerateRequest;
  readonly children: ReactNode;
}

/** Records each commit of the result that it is put around. */
export function ResultCommits({ request, children }: ResultCommitsProps) {
  return (
    <Profiler
      id="result"
      onRender={(_id, phase, rendering, _whole, start) => measureCommit(request, phase, start, rendering)}
    >
      {children}
    </Profiler>
  );
}
