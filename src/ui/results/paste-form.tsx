import { useEffect, useId, useRef, useState } from 'react';
import { resultsTexts } from '../../content/results/results.ts';
import { importText } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';
import field from '../parts/field.module.css';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

/** Stays the same from one keystroke to the next: the field is focused once. */
const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** The field is there from now on, or no longer. */
  readonly onTurn?: (isOpen: boolean) => void;
}

/** A field to paste a table into, for devices without Ctrl+V; folded at first. */
export function PasteForm({ onTurn }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone; this one has its id while the field has not.
    if (!isOpen && wasOpen.current) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  const turn = (toOpen: boolean) => {
    setIsOpen(toOpen);
    onTurn?.(toOpen);
  };
  if (!isOpen) {
    return (
      <Button id={id} onClick={() => turn(true)}>
        {resultsTexts.paste}
      </Button>
    );
  }
  return (
    <Form className={layout.list} onSend={() => importText(text)}>
      <label className={field.label} htmlFor={id}>
        {resultsTexts.pasteLabel}
      </label>
      {/* Millions of characters in a field that React follows stop a phone: it only reads them. */}
      <textarea
        id={id}
        ref={focus}
        className={`${field.input} ${field.area}`}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={layout.actions}>
        <Button type="submit" look="tinted" disabled={text.trim() === ''}>
          {resultsTexts.pasteRead}
        </Button>
        <Button onClick={() => turn(false)}>{resultsTexts.pasteCancel}</Button>
      </div>
    </Form>
  );
}
