/** Words beside every chart. */
export const chartTexts = {
  table: { show: 'Ver tabela', hide: 'Fechar tabela' },
  save: 'Baixar imagem',
  saveName: (chart: string) => `Baixar imagem: ${chart}`,
  tableName: (chart: string) => `Ver tabela: ${chart}`,
  saved: 'Imagem baixada',
  saveFailed: 'O navegador não deixou baixar a imagem.',
} as const;
