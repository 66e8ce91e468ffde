/** Words of what the app does as an installed one, and without a network. */
export const offlineTexts = {
  newer: 'Há uma versão nova.',
  update: 'Atualizar',
} as const;
