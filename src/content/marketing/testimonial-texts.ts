import { formatWhole } from '../format.ts';

const counted = (one: string, many: string) => (count: number) =>
  `${formatWhole(count)}\u00a0${count === 1 ? one : many}`;

/** Words around the testimonials. */
export const testimonialTexts = {
  title: 'Como o robô entra no dia a dia',
  notice: 'As pessoas, os textos e os números abaixo são inventados, só para mostrar o uso.',
  sample: 'Exemplo ilustrativo',
  previous: 'Anterior',
  next: 'Próximo',
  likes: counted('curtida', 'curtidas'),
  comments: counted('comentário', 'comentários'),
  shares: counted('compartilhamento', 'compartilhamentos'),
} as const;
