import { LineIcon } from '../parts/line-icon.tsx';

const PATHS = {
  likes: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10C19.5 15.4 12 20 12 20z',
  comments: 'M4.5 5.5h15v10.5h-8L7 19.5V16H4.5z',
  shares: 'M13.5 5.5 20 11.5l-6.5 6v-3.6C9 13.9 6 15.4 4 18.5c.4-5.2 3.6-9 9.5-9.4z',
} as const;

/** The drawing for likes, comments or shares. */
export function ReactionIcon({ kind }: { readonly kind: keyof typeof PATHS }) {
  return (
    <LineIcon size={20} line={1.8}>
      <path d={PATHS[kind]} />
    </LineIcon>
  );
}
