/** Words beside every chart. */
export const chartTexts = {
  table: { show: 'Ver tabela', hide: 'Fechar tabela' },
  tableName: (chart: string) => `Ver tabela: ${chart}`,
} as const;
