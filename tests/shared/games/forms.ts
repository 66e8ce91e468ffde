import { chunk } from 'lodash';
import type { Extra, Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** A game as its numbers are mostly written: two digits, and 00 for the last one of Lotomania. */
export type Written = readonly string[];
type WriteGame = (numbers: Written, place: number, lottery: Lottery) => string;
type WriteCells = (numbers: Written, place: number) => readonly unknown[];
type WriteList = (games: readonly Written[], lottery: Lottery) => string;

/** A way to write a list of games that people have. `asked` says that more than its games may be in it: it may be asked. */
export interface Form {
  readonly name: string;
  readonly write: WriteList;
  readonly gives: 'games' | 'asked';
  /** What it says of further fields. */
  readonly marks: Marks;
}

type Marks = Readonly<Partial<Record<Extra, number>>>;

const lines =
  (write: WriteGame, between = '\n'): WriteList =>
  (games, lottery) =>
    games.map((numbers, i) => write(numbers, i + 1, lottery)).join(between);
const spacedRow = (numbers: Written) => numbers.join(' ');
const spaced = lines(spacedRow);
const plain = (numbers: Written) => numbers.map((text) => String(Number(text)));
const roman = (n: number) => ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][(n - 1) % 10];
const letter = (n: number) => String.fromCharCode(65 + ((n - 1) % 26));
const padded = (numbers: Written, width: number) => plain(numbers).map((text) => text.padStart(width));
const wrapped = (numbers: Written, perLine: number) => chunk(numbers, perLine).map(spacedRow).join('\n');
/** A table whose header names each number by its place, which stands for `#`. */
const table =
  (sign: string, first: readonly string[], ball: string, row: WriteCells): WriteList =>
  (games) => {
    const header = [...first, ...(games[0] ?? []).map((_, i) => ball.replace('#', `${i + 1}`))];
    return [header, ...games.map((numbers, i) => row(numbers, i + 1))].map((cells) => cells.join(sign)).join('\n');
  };
const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const UNITS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
function spoken(text: string): string {
  const unit = UNITS.split(' ')[Number(text)];
  const [ten, one] = text;
  if (unit) return unit;
  return one === '0' ? `${TENS[Number(ten) - 2]}` : `${TENS[Number(ten) - 2]} e ${UNITS.split(' ')[Number(one)]}`;
}

/** Before each game, by its place. */
export const BEFORE: Readonly<Record<string, (place: number) => string>> = {
  '1 and a blank': (n) => `${n} `,
  '1 and a tab': (n) => `${n}\t`,
  '01 and a blank': (n) => `${String(n).padStart(2, '0')} `,
  '01 -': (n) => `${String(n).padStart(2, '0')} - `,
  '1)04': (n) => `${n})`,
  '1-04 12': (n) => `${n}-`,
  '1º)': (n) => `${n}º) `,
  'Aposta 1': (n) => `Aposta ${n} `,
  'nº 1': (n) => `nº ${n} `,
  'Game 1:': (n) => `Game ${n}: `,
  'Jogo nº 1 =>': (n) => `Jogo nº ${n} => `,
  '✔️ 1 -': (n) => `✔️ ${n} - `,
  '(Maria)': () => '(Maria) ',
  'Pedro 10/11:': () => 'Pedro 10/11: ',
  'Bolão 12 cotas:': () => 'Bolão 12 cotas: ',
  '5)': (n) => `${n + 4}) `,
  '1.': (n) => `${n}. `,
  '1 -': (n) => `${n} - `,
  '1–': (n) => `${n} – `,
  '1:': (n) => `${n}: `,
  '1 =': (n) => `${n} = `,
  '1 →': (n) => `${n} → `,
  '#1': (n) => `#${n} `,
  '(1)': (n) => `(${n}) `,
  '[1]': (n) => `[${n}] `,
  '1ª': (n) => `${n}ª `,
  '1° (sign of degrees)': (n) => `${n}° `,
  'Nº 1:': (n) => `Nº ${n}: `,
  '0001)': (n) => `${String(n).padStart(4, '0')}) `,
  '2ª aposta': (n) => `${n}ª aposta: `,
  '1º jogo': (n) => `${n}º jogo - `,
  'Jogo 1 -': (n) => `Jogo ${n} - `,
  'Jogo 1:': (n) => `Jogo ${n}: `,
  '*Jogo 1:*': (n) => `*Jogo ${n}:* `,
  'JOGO 01 -->': (n) => `JOGO ${String(n).padStart(2, '0')} --> `,
  'jogo1 and a tab': (n) => `jogo${n}\t`,
  'J1:': (n) => `J${n}: `,
  'A)': (n) => `${letter(n)}) `,
  'a.': (n) => `${letter(n).toLowerCase()}. `,
  'A1 -': (n) => `A${n} - `,
  'I -': (n) => `${roman(n)} - `,
  '1 de 10:': (n) => `${n} de 10: `,
  '1/10 -': (n) => `${n}/10 - `,
  'Jogo 1 (aposta simples):': (n) => `Jogo ${n} (aposta simples): `,
  '1️⃣': (n) => `${n < 10 ? `${n}\ufe0f\u20e3` : '🔟'} `,
  '①': (n) => `${String.fromCodePoint(0x2460 + n - 1)} `,
  '•': () => '• ',
  '–': () => '– ',
  '-': () => '- ',
  '*': () => '* ',
  '▪': () => '▪ ',
  '✅': () => '✅ ',
  '➡️': () => '➡️ ',
  '🍀 and a place': (n) => `🍀 ${n}) `,
  '>': () => '> ',
  'Maria:': () => 'Maria: ',
  'Maria -': () => 'Maria - ',
  'Maria (cota 3):': (n) => `Maria (cota ${n}): `,
  'Jogo da Maria 2:': (n) => `Jogo da Maria ${n}: `,
  'of a chat, computer': () => '[26/11/2026 20:15] João: ',
  'of a chat, browser': (n) => `[20:1${n % 10}, 26/11/2026] +55 11 91234-5678: `,
  'of a chat, Android': (n) => `26/11/2026 20:1${n % 10} - João: `,
  'of a chat, iPhone': (n) => `[26/11/2026, 20:15:0${n % 10}] Maria José: `,
  'of a chat, short day': (n) => `[26/11 20:1${n % 10}] João: `,
  'a day': () => '26/11/2026 - ',
  'contest before': (n) => `Concurso ${2954 + n}: `,
  'bare contest before': (n) => `${2954 + n} `,
  'contest and day before': (n) => `${2954 + n};${10 + n}/11/2026;`,
  'name of lottery': () => 'Mega-Sena: ',
};

/** Behind each game, by its place. */
export const BEHIND: Readonly<Record<string, (place: number, lottery: Lottery) => string>> = {
  '6 acertos': (n) => ` ${n % 7} acertos`,
  '(6 acertos)': (n) => ` (${n % 7} acertos)`,
  '= 4 pts': (n) => ` = ${n % 7} pts`,
  'Acertos: 4': (n) => ` - Acertos: ${n % 7}`,
  'acertou 4': (n) => ` - acertou ${n % 7}`,
  'bare contest': (n) => ` ${2954 + n}`,
  '(concurso 2955)': (n) => ` (concurso ${2954 + n})`,
  'conc. 2955': (n) => ` conc. ${2954 + n}`,
  'concursos 2955 a 2958': () => ' - concursos 2955 a 2958',
  'teimosinha 3': () => ' - teimosinha 3',
  'R$ 4,50': () => ' R$ 4,50',
  '4,50': () => ' 4,50',
  '| R$ 6,00': () => ' | R$ 6,00',
  '5 reais': () => ' - 5 reais',
  '| Pares: 4 | Ímpares: 2': (n) => ` | Pares: ${n % 7} | Ímpares: ${6 - (n % 7)}`,
  '; Primos: 3; Moldura: 9': (n) => `; Primos: ${n % 6}; Moldura: ${(n * 7) % 16}`,
  '| Soma: 58 | Gêmeos: 2': (n) => ` | Soma: ${58 + n} | Gêmeos: ${n % 4}`,
  '(altos: 3, baixos: 3)': (n) => ` (altos: ${n % 7}, baixos: ${6 - (n % 7)})`,
  day: () => ' 26/11/2026',
  'day with points': () => ' 26.11.2026',
  'short day': () => ' - 26/11',
  'day with the month’s name': () => ' - 26 de novembro de 2026',
  '26-nov-2026': () => ' (26-nov-2026)',
  '(2)': (n) => ` (${n})`,
  '[3]': (n) => ` [${n}]`,
  '-> 4': (n) => ` -> ${n}`,
  '#3': (n) => ` #${n}`,
  '4 acertos (quadra)': () => ' 4 acertos (quadra)',
  '- quadra': () => ' - quadra',
  '= 5,00': () => ' = 5,00',
  R$5: () => ' R$5',
  '3x': () => ' 3x',
  x2: () => ' x2',
  'até 2958': () => ' até 2958',
  '(pago)': () => ' (pago)',
  'às 20h': () => ' às 20h',
  'sorteio 26/11': () => ' sorteio 26/11',
  'nº 12': (n) => ` nº ${11 + n}`,
  'ref 12345': () => ' ref 12345',
  '- 1ª': (n) => ` - ${n}ª`,
  'conc 2.955': () => ' conc 2.955',
  C2955: () => ' C2955',
  hour: () => ' 20:15',
  '21h': () => ' - 21h',
  '(6 números)': (_, { pick }) => ` (${pick} números)`,
  '6 dezenas': (_, { pick }) => ` - ${pick} dezenas`,
  'soma 143': (n) => ` soma ${142 + n}`,
  '3 pares e 3 ímpares': () => ' (3 pares e 3 ímpares)',
  '- Maria': () => ' - Maria',
  'cota 2/10': () => ' cota 2/10',
  '2 cotas': (n) => ` - ${n} cotas`,
  '12%': () => ' 12%',
  '✅': () => ' ✅',
  'a point': () => '.',
  'a comma': () => ',',
  'a code': (n) => ` A1B2-C3D${n}`,
};

/** Behind each game, and what it says of further fields. */
const FIELDS: Readonly<Record<string, readonly [text: string, marks: Marks]>> = {
  '- 08': [' - 08', { month: 8, team: 8 }],
  '/ Agosto': [' / Agosto', { month: 8 }],
  'mês: ago': [' mês: ago', { month: 8 }],
  'Mês da Sorte: 08': [' Mês da Sorte: 08', { month: 8 }],
  '08 - Agosto': [' | 08 - Agosto', { month: 8 }],
  'time 12': [' time 12', { team: 12 }],
  'Time: 12': [' - Time: 12', { team: 12 }],
  'Time do Coração: 12 FLAMENGO': [' Time do Coração: 12 FLAMENGO', { team: 12 }],
};

/** Between the numbers of a game. */
export const BETWEEN: Readonly<Record<string, string>> = {
  ...{ comma: ',', 'comma and blank': ', ', semicolon: ';', hyphen: '-', 'hyphen and blanks': ' - ', point: '.' },
  ...{ slash: '/', line: '_', plus: '+', e: ' e ', bar: ' | ', 'bar alone': '|', colon: ':', 'two blanks': '  ' },
  ...{ tab: '\t', x: ' x ', dot: ' · ', bullet: ' • ', dash: ' – ', 'dash alone': '–', star: ' * ', equals: '=' },
  ...{ 'hyphen that does not break': '\u2011', minus: '\u2212', 'blank that does not break': '\u00a0' },
  ...{ 'thin blank': '\u2009', 'narrow blank': '\u202f', 'ideographic blank': '\u3000', 'slash and blanks': ' / ' },
  ...{ 'point and blank': '. ', 'zero width blank': ' \u200b', 'right-to-left mark': ' \u200f', backslash: '\\' },
  ...{ dots: '...', 'comma of Arabic': '\u060c ', 'comma of Japanese': '、', 'tab and blank': '\t ' },
};

/** Each number of a game. */
export const NUMBERS: Readonly<Record<string, (text: string) => string>> = {
  'without zeros': (text) => String(Number(text)),
  'three digits': (text) => text.padStart(3, '0'),
  'in brackets': (text) => `[${text}]`,
  'in round brackets': (text) => `(${text})`,
  bold: (text) => `*${text}*`,
  struck: (text) => `~${text}~`,
  quoted: (text) => `"${text}"`,
  'in single quotes': (text) => `'${text}'`,
  'full width': digitsFrom(0xff10),
  'Arabic-Indic': digitsFrom(0x660),
  'Persian digits': digitsFrom(0x6f0),
  'bold digits of mathematics': digitsFrom(0x1d7ce),
  keycaps: (text) => text.replace(/\d/g, '$&\ufe0f\u20e3'),
  'soft hyphen': (text) => [...text].join('\u00ad'),
  'zero width joiner': (text) => [...text].join('\u200d'),
  'byte order mark inside': (text) => `${text}\ufeff`,
  'left-to-right isolate': (text) => `\u2066${text}\u2069`,
  'O for 0': (text) => text.replaceAll('0', 'O'),
  'l for 1': (text) => text.replaceAll('1', 'l'),
  'I for 1': (text) => text.replaceAll('1', 'I'),
  'as a decimal': (text) => `${Number(text)}.0`,
  '🍀 before': (text) => `🍀${text}`,
};

/** The list as a whole, for what the line of a game does not tell. */
const WHOLE: Readonly<Record<string, WriteList>> = {
  'a line each': spaced,
  'a heading over each, with its place': lines((numbers, n) => `Jogo ${n}\n${numbers.join(' ')}`),
  'a bold heading over each': lines((numbers, n) => `*Jogo ${n}*\n${numbers.join(' - ')}`, '\n\n'),
  'a heading over each, with what is in it': lines(
    (numbers, n) => `Aposta ${n} - ${numbers.length} dezenas:\n${numbers.join(', ')}`,
    '\n\n',
  ),
  'a place on a line of its own': lines((numbers, n) => `${n})\n${numbers.join(' ')}`),
  'a bare place on a line of its own': lines((numbers, n) => `${n}\n${numbers.join(' ')}`),
  'a number a line, a blank line between': lines((numbers) => numbers.join('\n'), '\n\n'),
  'a number a line, headings between': lines((numbers, n) => `Jogo ${n}\n${numbers.join('\n')}`),
  'a number a line, headings and blank lines between': lines(
    (numbers, n) => `Jogo ${n}:\n${numbers.join('\n')}`,
    '\n\n',
  ),
  'in one line with ;': lines(spacedRow, '; '),
  'in one line with |': lines(spacedRow, ' | '),
  'in one line with /': lines(spacedRow, ' / '),
  'in one line with commas and ;': lines((numbers) => numbers.join(','), ';'),
  'in one line with places': lines((numbers, n) => `${n}) ${numbers.join(' ')}`, ' '),
  'in one line, Jogo 1:': lines((numbers, n) => `Jogo ${n}: ${numbers.join(' ')}`, ' '),
  'in one line, Jogo 1: and commas': lines((numbers, n) => `Jogo ${n}: ${numbers.join(' ')}`, ', '),
  'runs of digits': lines((numbers) => numbers.join('')),
  'runs of digits in one line': lines((numbers) => numbers.join(''), ' '),
  'runs of digits with places': lines((numbers, n) => `${n}) ${numbers.join('')}`),
  'runs of digits with Jogo 1': lines((numbers, n) => `Jogo ${n} - ${numbers.join('')}`),
  dictated: lines((numbers) => numbers.map(spoken).join(' ')),
  'dictated with commas': lines((numbers) => numbers.map(spoken).join(', ')),
  'dictated, places too': lines((numbers, n) => `Jogo ${spoken(String(n))}: ${numbers.map(spoken).join(', ')}`),
  'e before the last': lines((numbers) => `${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`),
  'a table of tabs with a header': table('\t', ['Jogo'], 'Bola #', (numbers, n) => [`jogo${n}`, ...plain(numbers)]),
  'CSV with a header': table(',', ['Jogo'], 'Number #', (numbers, n) => [n, ...plain(numbers)]),
  'CSV with a header, no places': table(';', [], 'bola#', plain),
  'CSV with a header n1': table(';', ['id', 'data'], 'n#', (numbers, n) => [n, '26/11/2026', ...plain(numbers)]),
  'CSV with a header of counted numbers': table(';', ['jogo'], '#', (numbers, n) => [n, ...numbers]),
  'CSV with contests and a header': table(',', ['Concurso'], 'Dezena#', (numbers, n) => [2954 + n, ...plain(numbers)]),
  'CSV with quotes': lines((numbers) => numbers.map((text) => `"${text}"`).join(',')),
  'CSV of games in quotes': lines((numbers, n) => `"${n}","${numbers.join(' ')}","R$ 6,00"`),
  'CSV of games behind a header': (games) =>
    ['jogo;numeros;preco', ...games.map((numbers, i) => `${i + 1};${numbers.join('-')};6,00`)].join('\n'),
  'a data frame, printed': table('', ['   '], ' n#', (numbers, n) => [`${n - 1}  `, ...padded(numbers, 3)]),
  'a data frame as CSV': table(',', [''], 'n#', (numbers, n) => [n - 1, ...plain(numbers)]),
  'a table of Markdown': (games) =>
    ['| Jogo | Números |', '|---|---|', ...games.map((numbers, i) => `| ${i + 1} | ${numbers.join(' ')} |`)].join('\n'),
  'a table of Markdown, a number a cell': (games) =>
    [
      `| # | ${(games[0] ?? []).map((_, i) => `N${i + 1}`).join(' | ')} |`,
      `|${'---|'.repeat(1 + (games[0] ?? []).length)}`,
      ...games.map((numbers, i) => `| ${i + 1} | ${numbers.join(' | ')} |`),
    ].join('\n'),
  'the operator’s list': (games, { name }) =>
    games.map((numbers) => `${name}\t${plain(numbers).join('\n')}\t2550\tR$ 4,50`).join('\n'),
  'the operator’s list with a day': (games, { name }) =>
    games.map((numbers) => `${name}\t${numbers.join('\n')}\t2550\t26/11/2026\tR$ 4,50`).join('\n'),
  'the operator’s receipt': (games) =>
    [
      ...['LOTERIAS CAIXA', 'COMPROVANTE DA APOSTA'],
      ...games.map((numbers, i) => `${letter(i + 1)} ${numbers.join(' ')}`),
      ...['CONCURSO 2955  26/11/2026', 'VALOR TOTAL R$ 18,00', 'F1A2-0C3D-77E1'],
    ].join('\n'),
  'JSON, lists': (games) => JSON.stringify(games.map((numbers) => numbers.map(Number))),
  'JSON, lists of text': (games) => JSON.stringify({ jogos: games }, null, 2),
  'JSON, objects': (games) =>
    JSON.stringify(games.map((dezenas, i) => ({ dezenas, concurso: 2955 + i, teimosinha: 2 }))),
  'JSON, one object a line': lines((dezenas, n) => JSON.stringify({ jogo: n, dezenas, concurso: 2954 + n })),
  'JSON, a key a number': (games) =>
    JSON.stringify(
      games.map((numbers, i) => ({
        id: i + 1,
        ...Object.fromEntries(numbers.map((text, i) => [`n${i + 1}`, Number(text)])),
      })),
    ),
  'JSON, a text a game': (games) => JSON.stringify(games.map((numbers) => numbers.join(' '))),
  'JSON, a list a line': lines((numbers) => `[${plain(numbers).join(', ')}],`),
  'JSON, places as keys': (games) =>
    JSON.stringify(Object.fromEntries(games.map((numbers, i) => [`${i + 1}`, numbers.map(Number)]))),
  'tuples of Python': lines((numbers) => `(${plain(numbers).join(', ')})`),
  'a list of tuples of Python': (games) => `[${games.map((numbers) => `(${plain(numbers).join(', ')})`).join(', ')}]`,
  'sets of Python': lines((numbers) => `{${plain(numbers).join(', ')}}`),
  'Python, a name each': lines((numbers, n) => `jogo${n} = [${plain(numbers).join(', ')}]`),
  'NumPy, printed': (games) => `[${games.map((numbers) => `[${padded(numbers, 2).join(' ')}]`).join('\n ')}]`,
  'JavaScript, a list of lists': (games) =>
    `const jogos = [\n${games.map((numbers) => `  [${plain(numbers).join(', ')}],`).join('\n')}\n];`,
  SQL: lines((numbers, n) => `INSERT INTO jogos VALUES (${n}, '${numbers.join(' ')}');`),
  HTML: (games) => `<ul>\n${games.map((numbers) => `<li>${numbers.join(' - ')}</li>`).join('\n')}\n</ul>`,
  'HTML, a table': (games) =>
    `<table>\n${games.map((numbers) => `<tr>${numbers.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('\n')}\n</table>`,
  CRLF: lines(spacedRow, '\r\n'),
  CR: lines(spacedRow, '\r'),
  'U+2028': lines(spacedRow, '\u2028'),
  'U+0085': lines(spacedRow, '\u0085'),
  'vertical tab': lines(spacedRow, '\v'),
  'a byte order mark': (games, lottery) => `\ufeff${spaced(games, lottery)}`,
  'in brackets right to left': (games, lottery) => `\u202e${spaced(games, lottery)}\u202c`,
  'wrapped lines of ten, a blank line between': lines((numbers) => wrapped(numbers, 10), '\n\n'),
  'wrapped lines of five, a blank line between': lines((numbers) => wrapped(numbers, 5), '\n\n'),
  'wrapped lines of five, headings': lines((numbers, n) => `Jogo ${n}\n${wrapped(numbers, 5)}`),
  'wrapped lines of three, places': lines((numbers, n) => `${n}) ${wrapped(numbers, 3)}`, '\n\n'),
};

/** What stands over and under a list, on lines of its own. */
export const AROUND: Readonly<Record<string, readonly [over: string, under: string]>> = {
  'Mega da Virada 2026': ['Mega da Virada 2026\n', ''],
  'Bolão da firma – 10 cotas': ['Bolão da firma – 10 cotas\n\n', ''],
  'Concurso 2955 – 26/11/2026': ['Concurso 2955 – 26/11/2026\n', ''],
  'Sorteio 31/12/2026 às 20h': ['Sorteio 31/12/2026 às 20h\n', ''],
  '*Jogos de 01 a 10*': ['*Jogos de 01 a 10*\n', ''],
  'Segue 3 jogos': ['Oi! Segue 3 jogos de 6 números, 5 reais cada 🍀:\n\n', ''],
  Encaminhada: ['Encaminhada\n', ''],
  '10 cotas de R$ 5,00, 3 jogos, 6 números': ['10 cotas de R$ 5,00, 3 jogos, 6 números\n', ''],
  'Total: R$ 45,00': ['', '\nTotal: R$ 45,00'],
  '3 jogos': ['', '\n3 jogos'],
  '3 jogos x 5,00 = 15,00': ['', '\n3 jogos x 5,00 = 15,00'],
  'Prêmio R$ 60 milhões': ['Prêmio estimado: R$ 60 milhões!\n', ''],
  'Cota 1/10 - R$ 15,00': ['', '\nCota 1/10 - R$ 15,00'],
  'a boleto': ['', '\n34191.79001 01043.510047 91020.150008 5 91070026000'],
  'a line': ['----- JOGOS -----\n', '\n=========='],
  'a phone': ['', '\n\nJoão – (11) 91234-5678'],
  'a phone as a run': ['', '\nPix: 1132457061 João'],
  'a phone in pairs': ['', '\nTel. 11 32 45 70 61'],
  'a CPF': ['', '\nPix CPF 123.456.789-00'],
  'a CNPJ': ['', '\nLotérica 12.345.678/0001-90'],
  'an address': ['', '\nhttps://example.com/jogos/2026/11/26?id=7'],
  'Página 1 de 3': ['', '\nPágina 1 de 3 - 26/11/2026 20:15'],
  'a resumo': ['', '\nResumo: 3 jogos, 18 números, 6 por jogo, 5 cotas, 15 reais, dia 26'],
};

const form = (name: string, write: WriteList, marks: Marks = {}): Form => ({
  ...{ name, write, marks, gives: ASKED.includes(name) ? 'asked' : 'games' },
});
/** A form for each entry: a line a game, written with it. */
const formsOf = <T>(kind: string, table: Readonly<Record<string, T>>, write: (entry: T) => WriteGame) =>
  Object.entries(table).map(([name, entry]) => form(`${kind}: ${name}`, lines(write(entry))));

/** What may be numbers of the game as well: a place without a sign, some number behind it, lines of two lengths. */
const ASKED: readonly string[] = [
  ...['before: 1 and a blank', 'before: 1 and a tab', 'before: 01 and a blank'],
  ...['behind: (2)', 'behind: [3]', 'behind: -> 4', 'behind: #3', 'behind: - 08'],
  ...['list: a data frame, printed', 'list: a data frame as CSV'],
  ...['list: wrapped lines of five, a blank line between', 'list: wrapped lines of five, headings'],
];

export const FORMS: readonly Form[] = [
  ...formsOf('before', BEFORE, (before) => (numbers, n) => before(n) + spacedRow(numbers)),
  ...formsOf('behind', BEHIND, (behind) => (numbers, n, lottery) => spacedRow(numbers) + behind(n, lottery)),
  ...Object.entries(FIELDS).map(([name, [text, marks]]) => {
    const write = lines((numbers) => spacedRow(numbers) + text);
    return form(`behind: ${name}`, write, marks);
  }),
  ...formsOf('between', BETWEEN, (sign) => (numbers) => numbers.join(sign)),
  ...formsOf('number', NUMBERS, (write) => (numbers) => numbers.map(write).join(' ')),
  ...Object.entries(WHOLE).map(([name, write]) => form(`list: ${name}`, write)),
  ...Object.entries(AROUND).map(([name, [over, under]]) =>
    form(`around: ${name}`, (games, lottery) => over + spaced(games, lottery) + under),
  ),
];
