/** Words that no reader knows: a test sees that none occurs in `workers/`. */
export const UNKNOWN_WORDS = [
  ...'Zebras Quadrados Fibonacci Moldura Miolo Cantos Borda Desvio Amplitude Trincas Repetidas Vizinhas'.split(' '),
  ...'Gêmeas Triangulares Espelhos Losangos Diagonais Cruzadas Sequências Décadas Consecutivas Altas'.split(' '),
  ...'Baixas Mornas Frias Somatório Peso Pontuação Rodada Etapa Lucro Saldo Gatilho Filtro Padrão Repique'.split(' '),
  ...'Sobra Parcela Ninths Triples Uppers Cubes Mediana Tereza Joaquim Valdir Beatriz'.split(' '),
] as const;
