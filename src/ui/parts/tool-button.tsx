import type { ComponentProps, ReactNode } from 'react';
import { LineIcon as Icon } from './icons.tsx';
import css from './tool-button.module.css';

interface Props extends ComponentProps<'button'> {
  readonly icon: ReactNode;
  /** Its name, of which the first word is to be seen. */
  readonly children: string;
  /** Filled: what most people want next. */
  readonly isMain?: boolean;
}

/** A button with its icon above a word, for several in a row; at least 48 px high. */
export function ToolButton({ icon, isMain = false, children, ...rest }: Props) {
  const [word, ...others] = children.split(' ');
  return (
    <button type="button" {...rest} className={css.tool} data-main={isMain || undefined}>
      {icon}
      <span>{word}</span>
      {others.length > 0 ? <span className="visually-hidden">{` ${others.join(' ')}`}</span> : null}
    </button>
  );
}

/** A line of a menu: its drawing, then its words. */
export function MenuButton({ icon, children, onClick }: Pick<Props, 'icon' | 'children' | 'onClick'>) {
  return (
    <button type="button" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

export const SaveIcon = ({ isOn = false }: { readonly isOn?: boolean }) => (
  <Icon>
    <path fill={isOn ? 'currentColor' : 'none'} d="M7 4h10v16l-5-4-5 4z" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon path="M5 15V6a2 2 0 0 1 2-2h8">
    <rect x="9" y="9" width="11" height="11" rx="2" />
  </Icon>
);

export const ShareIcon = () => <Icon path="M12 15V4M8 7.5L12 4l4 3.5M6 12v7h12v-7" />;

export const PrintIcon = () => (
  <Icon>
    <path d="M7 9V4h10v5M7 17H4v-7h16v7h-3" />
    <rect x="7" y="14" width="10" height="6" />
  </Icon>
);

export const AgainIcon = () => <Icon path="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4" />;

export const MarkIcon = () => (
  <Icon path="M8.5 12l2.5 2.5 4.5-5">
    <rect x="5" y="4" width="14" height="16" rx="2" />
  </Icon>
);

export const TypeIcon = () => <Icon path="M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8" />;

export const StampIcon = () => <Icon path="M5 20h14M7 16h10v-3h-3.5l1-7h-5l1 7H7z" />;

export const SlipIcon = () => (
  <Icon path="M9 8.5h.01M12 8.5h.01M15 8.5h.01M9 12h.01M12 12h.01M15 12h.01M9 15.5h.01M12 15.5h.01M15 15.5h.01">
    <rect x="5" y="4" width="14" height="16" rx="2" />
  </Icon>
);

export const SwapIcon = () => <Icon path="M5 9h13l-3.5-3.5M19 15H6l3.5 3.5" />;

export const MoreIcon = () => <Icon line={3.2} path="M5.5 12h.01M12 12h.01M18.5 12h.01" />;
