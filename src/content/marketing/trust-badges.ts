/** Which icon goes with a badge. */
export type BadgeIcon = 'device' | 'no-account' | 'repeat' | 'no-trackers' | 'adults';

/** One claim that holds, with what it means. */
export interface TrustBadge {
  readonly id: BadgeIcon;
  readonly title: string;
  readonly text: string;
}

const badges: readonly TrustBadge[] = [
  {
    id: 'device',
    title: 'Roda no seu aparelho',
    text: 'Nenhum servidor participa da geração.',
  },
  { id: 'no-account', title: 'Sem cadastro', text: 'Não pedimos nome, senha nem CPF.' },
  {
    id: 'repeat',
    title: 'Resultados reproduzíveis',
    text: 'A mesma semente dá os mesmos bilhetes.',
  },
  {
    id: 'no-trackers',
    title: 'Sem rastreadores',
    text: 'Nenhum código de terceiros acompanha sua visita.',
  },
  { id: 'adults', title: '18+', text: 'Só para maiores. Jogue com responsabilidade.' },
];

/** What a visitor can count on. */
export const trust = { title: 'Pode confiar nisto', badges } as const;
