import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onInput'> {
  /** What is typed is to be used. What is wrong with it may be known later. */
  readonly onSend: () => unknown;
}

/** What is wrong: a field, or words that a reader can be led to where it is more than a field. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** A form. Whoever sends it and is refused has the first wrong field: focused, and in sight with its reason. */
export function Form({ onSend, ...rest }: Props) {
  /** The form that was sent and has said nothing yet. */
  const sent = useRef<HTMLFormElement>(null);
  const [, setTimes] = useState(0);
  useEffect(() => {
    const wrong = sent.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    sent.current = null;
    leadTo(wrong);
  });
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = event.currentTarget;
        // The same fault again changes nothing else.
        setTimes((times) => times + 1);
        onSend();
      }}
      onInput={() => {
        sent.current = null;
      }}
    />
  );
}

function leadTo(wrong: HTMLElement): void {
  for (let fold = wrong.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  wrong.focus({ preventScroll: true });
  // With its label and its reason.
  wrong.parentElement?.scrollIntoView({ block: 'nearest' });
}
