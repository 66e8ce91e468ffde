import { LineIcon as Icon } from './line-icon.tsx';

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const TicketIcon = () => (
  <Icon>
    <path d="M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3z" />
    <path d="M14 7v10" strokeDasharray="2 2.5" />
  </Icon>
);

export const SoundIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <Icon>
    <path d="M4 10v4h3.5L12 18V6L7.5 10z" />
    {isOn ? <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" /> : <path d="M16 10l4.5 4.5M20.5 10L16 14.5" />}
  </Icon>
);
