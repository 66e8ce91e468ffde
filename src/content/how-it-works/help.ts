/** Where someone in Brazil finds help when playing has stopped being fun. */
export const help = {
  title: 'Jogue com responsabilidade',
  adults: '18+',
  adultsText: 'Loteria é só para maiores de 18 anos.',
  lead: 'Jogar precisa caber no bolso e no humor. Se parou de ser diversão, existe ajuda gratuita:',
  places: [
    {
      name: 'CVV, telefone 188',
      text: 'Apoio emocional por telefone, com sigilo, de graça e a qualquer hora, em todo o Brasil.',
    },
    {
      name: 'Jogadores Anônimos',
      text: 'Grupos de ajuda mútua para quem quer parar de jogar. Participar é gratuito e anônimo.',
    },
    {
      name: 'SUS',
      text: 'A unidade básica de saúde e o CAPS do seu bairro acolhem e encaminham.',
    },
  ],
  phone: '188',
  call: 'Ligar para o 188',
} as const;
