/** Words in the picture that chats show beside a link to the app. */
export const previewPicture = {
  title: 'Robô da Sorte',
  lead: 'Jogos para sete loterias, feitos no próprio celular',
  ticket: 'Bilhete 1',
  fairPlay: 'O histórico é simulado; nenhuma estratégia muda a chance.',
  adults: '18+ Jogue com responsabilidade.',
} as const;
