import { counted } from '../counted.ts';
import cafe from './avatars/cafe.svg?no-inline';
import capivara from './avatars/capivara.svg?no-inline';
import ipe from './avatars/ipe.svg?no-inline';
import violao from './avatars/violao.svg?no-inline';

/** A count in words that stay on one line. */
const held = (one: string) => (count: number) => counted(count, one).replace(' ', '\u00a0');

/** Words around the testimonials. */
export const testimonialTexts = {
  title: 'Quem usa o robô',
  notice: 'As pessoas, os textos e os números abaixo são inventados, só para mostrar o uso.',
  sample: 'Exemplo ilustrativo',
  previous: 'Anterior',
  next: 'Próximo',
  likes: held('curtida'),
  comments: held('comentário'),
  shares: held('compartilhamento'),
} as const;

/** One sample testimonial. The people are invented, and the screen says so. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  /** Address of the picture; null shows the initials instead. */
  readonly avatar: string | null;
  /** Day of the post, `YYYY-MM-DD`. */
  readonly time: string;
  readonly text: string;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}

/** The seven sample testimonials. None may speak of a prize, or of better odds. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'marlene',
    name: 'Marlene Prado',
    avatar: ipe,
    time: '2026-10-28',
    text: 'Eu levava meia hora na lotérica pensando no que marcar. Agora saio de casa com os números no celular e passo direto para o volante.',
    likes: 86,
    comments: 9,
    shares: 4,
  },
  {
    id: 'josue',
    name: 'Josué Tavares',
    avatar: null,
    time: '2026-10-19',
    text: 'Organizo o bolão do pessoal da oficina. Mando o link no grupo e todo mundo vê que ninguém mexeu nos jogos.',
    likes: 131,
    comments: 22,
    shares: 17,
  },
  {
    id: 'cida',
    name: 'Cida Nogueira',
    avatar: capivara,
    time: '2026-10-05',
    text: 'Gostei que não pede cadastro. Abri, escolhi a Lotofácil e pronto. Até minha mãe, que foge de aplicativo, usou sozinha.',
    likes: 64,
    comments: 7,
    shares: 3,
  },
  {
    id: 'renato',
    name: 'Renato Avelar',
    avatar: violao,
    time: '2026-09-23',
    text: 'O que me conquistou foi a sinceridade: está escrito ali, com todas as letras, que a chance é a mesma para qualquer bilhete. Jogo para me divertir.',
    likes: 158,
    comments: 31,
    shares: 12,
  },
  {
    id: 'ivone',
    name: 'Ivone',
    avatar: null,
    time: '2026-09-11',
    text: 'Letra grande, botão grande e tela limpa. No meu celular antigo abre rápido, e dá para usar sem óculos.',
    likes: 97,
    comments: 14,
    shares: 6,
  },
  {
    id: 'tiago',
    name: 'Tiago Bittencourt',
    avatar: cafe,
    time: '2026-08-30',
    text: 'Uso no intervalo do café, uma vez por semana. As dicas de quanto gastar por mês me fizeram anotar tudo, coisa que eu nunca tinha feito.',
    likes: 73,
    comments: 11,
    shares: 5,
  },
  {
    id: 'dalva',
    name: 'Dalva Quintela',
    avatar: null,
    time: '2026-08-14',
    text: 'Meu marido prefere as datas da família e eu prefiro o bilhete rápido. Virou brincadeira de sábado: cada um gera o seu e a gente compara.',
    likes: 112,
    comments: 18,
    shares: 8,
  },
];
