/** Which drawing goes with a piece of news. */
export type IllustrationId = 'device' | 'receipt' | 'odds';

/** One piece of news: a drawing with its caption. */
export interface NewsItem {
  readonly id: string;
  readonly illustration: IllustrationId;
  readonly title: string;
  readonly text: string;
}

const items: readonly NewsItem[] = [
  {
    id: 'aparelho',
    illustration: 'device',
    title: 'Tudo acontece no celular',
    text: 'Os bilhetes são gerados no próprio aparelho; nada do que você escolhe é enviado.',
  },
  {
    id: 'conferir',
    illustration: 'receipt',
    title: 'Um link para conferir',
    text: 'Ele refaz os mesmos números, para o grupo inteiro conferir.',
  },
  {
    id: 'chance',
    illustration: 'odds',
    title: 'A chance, sem rodeios',
    text: 'Cada bilhete diz a probabilidade exata. Nenhuma estratégia muda esse número.',
  },
];

/** News about the product itself. */
export const news = { title: 'Novidades', label: 'Ilustração', items } as const;
