import { Profiler, type ReactNode } from 'react';
import { measureCommit } from '../../state/run/profile.ts';

/** Records each commit of the result that it is put around. */
export function ResultCommits({ children }: { readonly children: ReactNode }) {
  return (
    <Profiler
      id="result"
      onRender={(_, phase, rendering, _whole, start) => measureCommit(phase, start, rendering)}
    >
      {children}
    </Profiler>
  );
}
