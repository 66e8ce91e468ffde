import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'wide' | 'children'> {
  /** What the picker offers; what a file is, its content says. */
  readonly accept: string;
  /** What the picker is called. */
  readonly label: string;
  readonly multiple?: boolean;
  /** Gets at least one. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button that opens the browser's picker of files; the same file can be chosen again. */
export function FileButton({ accept, label, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          if (first) onFiles([first, ...others]);
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
