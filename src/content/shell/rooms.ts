/** The ways to the rooms, each named by the question that the room answers. */
export const roomWays = {
  statistics: { question: 'Quais números saem mais?', hint: 'Estatísticas dos sorteios.' },
  file: { question: 'Quais resultados estão guardados?', hint: 'Trazer, exportar ou apagar.' },
  syndicate: { question: 'Vai jogar em grupo?', hint: 'Bolão: quem joga, quanto paga e quanto recebe.' },
  diary: { question: 'Quanto gastei?', hint: 'O que você gastou, o que voltou e o seu limite.' },
} as const;
