import { LineIcon as Icon } from '../parts/line-icon.tsx';

export const StarIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <Icon>
    <path
      fill={isOn ? 'currentColor' : 'none'}
      d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z"
    />
  </Icon>
);

export const FoldIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Icon>
    <path d={isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
  </Icon>
);
