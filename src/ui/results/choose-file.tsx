import { type ReactNode, useRef } from 'react';
import { resultsTexts } from '../../content/results/results.ts';
import { importFiles } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';

/** What the picker offers; what a file is, its content says. */
const ACCEPT = '.xlsx,.csv,.tsv,.txt,.json';

interface Props {
  /** The id of the button. */
  readonly id?: string | undefined;
  /** What stands on it. */
  readonly children: ReactNode;
}

/** A button that lets somebody choose files of results, and reads them. */
export function ChooseFile({ id, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        aria-label={resultsTexts.choose}
        onChange={(event) => {
          importFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button id={id} look="primary" wide onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
