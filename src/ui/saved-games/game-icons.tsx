import { LineIcon as Icon } from '../parts/line-icon.tsx';

export const StarIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <Icon>
    <path
      fill={isOn ? 'currentColor' : 'none'}
      d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z"
    />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12" />
  </Icon>
);
