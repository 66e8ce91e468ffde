/** Words of the explainer video. Its address: `addresses.ts`. */
export const video = {
  title: 'Veja como funciona em um vídeo curto',
  play: 'Assistir ao vídeo',
  note: 'O vídeo fica em outro site e só é carregado quando você toca.',
  frameTitle: 'Vídeo: como usar o Robô da Sorte',
  outside: 'O vídeo não apareceu? Abrir em outra aba',
} as const;
