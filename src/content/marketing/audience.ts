/** Whom the product is for. */
export const audience = {
  title: 'Para quem é',
  people: [
    {
      id: 'indecisos',
      title: 'Quem nunca sabe o que marcar',
      text: 'Escolha a loteria, toque uma vez e leve os números prontos para o volante.',
    },
    {
      id: 'bolao',
      title: 'Quem organiza o bolão',
      text: 'Vários bilhetes sem repetição e um link para o grupo conferir.',
    },
    {
      id: 'curiosos',
      title: 'Quem gosta de entender a conta',
      text: 'Cada bilhete mostra a chance exata e o custo da aposta.',
    },
    {
      id: 'discretos',
      title: 'Quem prefere não se cadastrar',
      text: 'Sem conta e sem senha: o que você gera fica com você.',
    },
  ],
} as const;
