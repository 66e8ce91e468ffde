import type { ComponentProps } from 'react';
import { useSnapshot } from 'valtio/react';
import { experiment } from '../../state/lab/experiment.ts';
import { Button } from '../parts/button.tsx';

const ID = 'lab-start';

/** The button that starts an experiment. While one runs it does nothing; a disabled one would lose the focus. */
export function StartButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const { phase } = useSnapshot(experiment);
  const isRunning = phase === 'running';
  return (
    <Button
      {...rest}
      id={ID}
      look="primary"
      wide
      aria-disabled={isRunning || undefined}
      onClick={(event) => (isRunning ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A ref of what goes with an experiment: where the focus is in it then, the start gets it. */
export function passFocusToStart(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) document.getElementById(ID)?.focus();
  };
}
