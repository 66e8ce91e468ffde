import { CATALOGUE } from '../../../workers/shared/strategy/catalogue.ts';

const benefits = [
  {
    title: 'Até 10 jogos de uma vez',
    text: 'Dez jogos diferentes a cada vez.',
  },
  {
    title: `As ${CATALOGUE.length} estratégias`,
    text: 'Pares e ímpares, quadrantes, datas especiais e outras formas de montar o jogo.',
  },
  {
    title: 'Os 15 números mais frequentes',
    text: 'Cinco a mais que na versão grátis.',
  },
  {
    title: 'Dez jogos direto dos números frequentes',
    text: 'Da lista aos bilhetes com um toque, sem voltar ao início.',
  },
  {
    title: 'Conselhos e dicas',
    text: 'Doze textos curtos sobre disciplina, dinheiro, postura e mentalidade.',
  },
] as const;

/** Words of the dialog «Seja Premium». */
export const premium = {
  lead: 'Mais jeitos de montar seus jogos.',
  benefitsTitle: 'O que você recebe',
  benefits,
  honest: 'O Premium dá mais opções, não mais chance: nenhuma estratégia muda a chance de um bilhete.',
  free: 'Sem Premium, o bilhete rápido com um jogo é sempre grátis.',
  checkout: 'Comprar o Premium',
  email: 'O acesso é enviado por e-mail depois da compra.',
  notNow: 'Agora não',
} as const;
