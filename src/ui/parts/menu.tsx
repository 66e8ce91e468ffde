import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { noteOpen } from '../../state/shell/dialogs.ts';
import { leaveToast } from '../../state/shell/toasts.ts';
import common from './common.module.css';
import css from './menu.module.css';
import { bringIntoView } from './notice.tsx';
import { MoreIcon, ToolButton } from './tool-button.tsx';

interface Props {
  readonly name: string;
  /** Opens above its button, which stands in a bar at the bottom of the screen and has a word. */
  readonly isUp?: boolean;
  /** Buttons, one below the other. */
  readonly children: ReactNode;
}

/**
 * «⋯»: a button that unfolds further buttons. It closes with one of them, with Esc, with «back», and when the focus
 * or a tap goes elsewhere; the focus returns to it.
 */
export function Menu({ name, isUp = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Before the dialog that was asked for is there: it gives the focus back to here.
    toggle.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes the same menu in each render
  useLayoutEffect(() => (isOpen ? noteOpen(close, true) : undefined), [isOpen]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const opener = {
    ref: toggle,
    'aria-expanded': isOpen,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a button that is tapped.
      currentTarget.focus({ preventScroll: true });
      // It would lie over what unfolds.
      leaveToast();
      setOpen(!isOpen);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its buttons do
    <div className={css.menu} onBlur={leave} onKeyDown={onKey}>
      {isUp ? (
        <ToolButton {...opener} icon={<MoreIcon />}>
          {name}
        </ToolButton>
      ) : (
        <button {...opener} type="button" className={common.icon} aria-label={name}>
          <MoreIcon />
        </button>
      )}
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: each of its buttons closes it
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
        <div
          ref={isUp ? undefined : bringIntoView}
          className={css.panel}
          data-up={isUp || undefined}
          onClick={close}
          tabIndex={-1}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
