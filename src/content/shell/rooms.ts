/** The ways to the rooms, each named by the question that the room answers. */
export const roomWays = {
  file: { question: 'Trazer planilha', hint: 'Ver, exportar ou apagar os resultados guardados.' },
  syndicate: { question: 'Vai jogar em grupo?', hint: 'Bolão: quem joga, quanto paga e quanto recebe.' },
  diary: { question: 'Quanto gastei?', hint: 'O que você gastou, o que voltou e o seu limite.' },
} as const;
