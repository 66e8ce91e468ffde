import { CATALOGUE } from '../../../workers/shared/strategy/catalogue.ts';

/**
 * Words of the block below a result; the dialog shows some of them too. Apart from the dialog’s, which a result does not
 * load.
 */
export const upsell = {
  title: 'Quer ir além do bilhete rápido?',
  advantages: [
    'Até 10 jogos de uma vez',
    `As ${CATALOGUE.length} estratégias`,
    'Os 15 números mais frequentes',
    'Dicas para jogar sem susto',
  ],
  button: 'Quero ser Premium',
  email: 'Acesso enviado por e-mail',
  users: '+ 10.679 usuários',
  sample: 'Exemplo ilustrativo',
  honest: 'A chance de cada bilhete é a mesma, com ou sem Premium.',
} as const;
