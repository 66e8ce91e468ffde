import { resultTexts } from '../run/result.ts';

/** Words of the dialog «Compartilhar». */
export const shareTexts = {
  honest: 'Isto não é uma aposta registrada.',
  ways: 'Como compartilhar',
  message: 'Mensagem',
  messageHint: 'Os números em texto, com o link',
  messageHintAlone: 'Os números em texto',
  messageCopied: 'Texto copiado: cole na conversa',
  messageFailed: 'Não deu para compartilhar nem copiar o texto.',
  picture: 'Imagem',
  pictureHint: 'Foto dos números para o grupo',
  qr: 'Código QR',
  qrHint: 'Para a câmera de outro celular',
  qrName: (link: string) => `Código QR do link ${link}`,
  link: 'Copiar link',
  linkHint: 'Leva aos mesmos bilhetes',
  csv: 'Baixar planilha (CSV)',
  csvHint: 'Uma linha para cada jogo',
  csvFailed: 'O navegador não deixou baixar a planilha.',
  drawing: 'Desenhando a imagem…',
  drawn: 'A imagem está pronta.',
  drawFailed: 'O navegador não conseguiu desenhar a imagem. Compartilhe como mensagem.',
  pictureName: (games: string) => `Imagem: ${games}`,
  sharePicture: 'Compartilhar imagem',
  downloadPicture: 'Baixar imagem',
  downloadFailed: 'O navegador não deixou baixar a imagem.',
  made: (games: number, day: string) => `${games === 1 ? 'Gerado' : 'Gerados'} em ${day}`,
  game: (index: number) => `Bilhete ${index + 1}`,
  scan: 'Aponte a câmera: os mesmos números',
} as const;

/** Words on paper. */
export const printTexts = {
  marks: (count: number) => `${count} números`,
  done: 'Marcado no volante',
  noBet: resultTexts.noBet,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;
