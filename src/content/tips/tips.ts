const categories = [
  {
    id: 'discipline',
    name: 'Disciplina e constância',
    summary: 'Decidir antes, conferir depois.',
    tips: [
      {
        title: 'Escolha os dias antes',
        text: 'Decida no começo do mês em quais concursos vai jogar. O prêmio acumulado e a fila da lotérica deixam de decidir por você.',
      },
      {
        title: 'Leia e guarde o comprovante da aposta',
        text: 'O prêmio pode ser retirado até 90 dias depois do sorteio; passado o prazo, não dá mais. Escreva nome completo e CPF no verso: isso dificulta que outra pessoa receba no seu lugar.',
      },
      {
        title: 'Tire folgas de verdade',
        text: 'Passe algumas semanas por ano sem jogar. Se a folga incomodar mais do que você esperava, vale conversar sobre isso com alguém de confiança.',
      },
    ],
  },
  {
    id: 'money',
    name: 'Gestão do dinheiro',
    summary: 'Quanto cabe no mês, sem aperto.',
    tips: [
      {
        title: 'Defina um valor que não faz falta',
        text: 'Separe a quantia do lazer depois de pagar as contas e de guardar alguma coisa. Acabou o valor, acabaram os jogos até o mês que vem.',
      },
      {
        title: 'Não tente recuperar o que gastou',
        text: 'Aumentar a aposta para compensar o que já se foi só aumenta o gasto. E nunca jogue com dinheiro emprestado, do cheque especial ou do cartão.',
      },
      {
        title: 'Anote e some',
        text: 'Dois jogos por semana são mais de cem em um ano. Multiplique pelo preço de cada um: ver o total por escrito ajuda a decidir se ele ainda faz sentido para você.',
      },
    ],
  },
  {
    id: 'posture',
    name: 'Postura estratégica',
    summary: 'O que dá para escolher, e o que não dá.',
    tips: [
      {
        title: 'Fuja das combinações populares',
        text: 'Datas de aniversário, sequências e desenhos no volante são escolhidos por muita gente. A chance é igual à de qualquer outra combinação, mas, se ela sair, o prêmio tende a ser dividido por mais pessoas.',
      },
      {
        title: 'Faça a conta dos bilhetes a mais',
        text: 'Dois bilhetes diferentes custam o dobro e dão duas chances em vez de uma: na Mega-Sena, 2 em 50.063.860. Continua sendo muito pouco; gaste pensando na diversão.',
      },
      {
        title: 'Combine o bolão por escrito',
        text: 'Antes do sorteio, deixem anotado quem participa, quanto cada um pagou e como dividem. No bolão feito na lotérica, cada pessoa recebe o comprovante da própria cota: guarde o seu.',
      },
    ],
  },
  {
    id: 'mindset',
    name: 'Mentalidade correta',
    summary: 'Jogar leve e saber parar.',
    tips: [
      {
        title: 'O sorteio não tem memória',
        text: 'Um número que saiu ontem não ficou mais fraco, e um que não sai há meses não está devendo nada. Em cada sorteio todos recomeçam iguais.',
      },
      {
        title: 'Loteria é passeio, não plano',
        text: 'Somando todo mundo, quem joga recebe de volta menos do que gasta. Trate o bilhete como um ingresso de cinema: o preço de imaginar um pouco, não um investimento.',
      },
      {
        title: 'Perceba os sinais e peça ajuda',
        text: 'Esconder apostas, pedir emprestado ou não parar de pensar em jogo são sinais de alerta. O CVV atende pelo 188, de graça, a qualquer hora, e os Jogadores Anônimos acolhem quem quer parar.',
      },
    ],
  },
] as const;

/** Advice on one subject. */
export type TipCategory = (typeof categories)[number];

/** Words of the dialog «Conselhos e dicas». */
export const tips = {
  lead: 'Escolha um assunto. São textos curtos, para jogar com prazer e sem susto.',
  categories,
  back: 'Voltar às categorias',
} as const;
