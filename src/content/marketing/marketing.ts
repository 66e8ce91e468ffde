import { footerTexts } from '../shell/footer.ts';
import { testimonials } from './testimonials.ts';

/** Words of the explainer video. Its address: `addresses.ts`. */
export const video = {
  title: 'O robô de “inteligência artificial” que monta seus jogos',
  play: 'Assistir ao vídeo',
  note: 'O vídeo fica em outro site e só é carregado quando você toca.',
  sampleNote: 'Um exemplo de 20 segundos, sem som. Só é carregado quando você toca.',
  frameTitle: 'Vídeo: como usar o Robô da Sorte',
  outside: 'O vídeo não apareceu? Abrir em outra aba',
} as const;

/** Whom the product is for. */
export const audience = {
  title: 'Para quem é',
  people: [
    { id: 'indecisos', text: 'Quem nunca sabe o que marcar' },
    { id: 'bolao', text: 'Quem organiza o bolão' },
    { id: 'curiosos', text: 'Quem gosta de entender a conta' },
    { id: 'discretos', text: 'Quem prefere não se cadastrar' },
  ],
} as const;

/** Drawings with captions; `label` says that they are drawings. */
export const news = {
  title: 'Novidades',
  label: 'Ilustração',
  items: [
    {
      id: 'device',
      title: 'Tudo acontece no seu aparelho',
      text: 'Os bilhetes são gerados no próprio aparelho; nada do que você escolhe é enviado.',
    },
    {
      id: 'receipt',
      title: 'Um link para o grupo',
      text: 'Ele refaz os mesmos números: todo mundo vê que nada mudou.',
    },
    {
      id: 'odds',
      title: 'A chance, sem rodeios',
      text: 'Cada resultado diz a chance exata. Nenhuma estratégia muda isso.',
    },
  ],
} as const;

/** What a visitor can count on. */
export const trust = {
  title: 'Por que confiar',
  badges: [
    { id: 'device', title: 'Roda no seu aparelho', text: 'Os jogos são feitos aqui, não em um servidor.' },
    { id: 'no-account', title: 'Sem cadastro', text: 'Não pedimos nome, senha nem CPF.' },
    { id: 'repeat', title: 'Dá para repetir', text: 'O link refaz os mesmos números.' },
    { id: 'no-trackers', title: 'Sem rastreadores', text: 'Nenhum código de fora acompanha sua visita.' },
    { id: 'adults', title: '18+', text: 'Só para maiores. Jogue com responsabilidade.' },
  ],
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
