import { footerTexts } from '../shell/footer.ts';
import { audience } from './audience.ts';
import { news } from './news.ts';
import { testimonials } from './testimonials.ts';
import { trust } from './trust-badges.ts';

/** Words of the explainer video. Its address: `addresses.ts`. */
export const video = {
  title: 'Veja como funciona em um vídeo curto',
  play: 'Assistir ao vídeo',
  note: 'O vídeo fica em outro site e só é carregado quando você toca.',
  frameTitle: 'Vídeo: como usar o Robô da Sorte',
  outside: 'O vídeo não apareceu? Abrir em outra aba',
} as const;

/** All marketing content of the main page, as `checkMarketing` looks at it when the app is built. */
export const marketing = {
  video,
  audience: audience.people,
  testimonials,
  news: news.items,
  badges: trust.badges,
  footer: footerTexts,
} as const;
