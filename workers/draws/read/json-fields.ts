import { COLUMN_NAMES } from './column-names.ts';
import { plainWord } from './plain-words.ts';

/** An object of a JSON text, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** The keys of each field as plain words, the best choice first: the operator's, the mirrors', the columns of tables. */
const KEYS = {
  lottery: [/^loteria$/, /^tipojogo$/, /^modalidade$/, /^nome$/],
  contest: [/^concurso$/, /^numero$/, COLUMN_NAMES.contest],
  date: [/^dataapuracao$/, COLUMN_NAMES.date],
  numbers: [/^listadezenas$/, /^dezenas$/, /^dezenassorteadas$/, COLUMN_NAMES.numbers],
  order: [/^dezenassorteadasordemsorteio$/, /^dezenasordemsorteio$/],
  second: [/^listadezenassegundosorteio$/, /^dezenassegundosorteio$/, COLUMN_NAMES.second],
  team: [/^timecoracao$/, /^nometimecoracaomessorte$/, COLUMN_NAMES.team],
  month: [/^messorte$/, /^nometimecoracaomessorte$/, COLUMN_NAMES.month],
  clovers: [/^trevos$/, COLUMN_NAMES.clovers],
  takings: [/^valorarrecadado$/, COLUMN_NAMES.takings],
  tiers: [/^listarateiopremio$/, /^premiacoes$/],
  tier: [/^descricaofaixa$/, /^descricao$/, /^acertos$/, /^nome$/],
  winners: [/^numerodeganhadores$/, /^ganhadores$/, /^vencedores$/],
  prize: [/^valorpremio$/, /^premio$/, /^valor$/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

type FieldName = keyof typeof KEYS;

/** The fields that a key may be, each with the place of that key among its keys. */
type Ranks = Readonly<Partial<Record<FieldName, number>>>;

/** Most elements of a list that are looked at: more than any draw has numbers. */
const MAX_LIST = 100;

/** Most keys of an object that are looked at: more than any draw has. */
const MAX_KEYS = 200;

/** The ranks of keys that came before: of a file all elements have the same. */
const known = new Map<string, Ranks>();
const MAX_KNOWN = 1000;

/** Longest key that means anything. */
const MAX_KEY = 60;

/** True for an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of an object, as far as they are looked at. */
export function keysOf(fields: Fields): string[] {
  return Object.keys(fields).slice(0, MAX_KEYS);
}

/** The first field of a name that says something; undefined where none does. */
export function fieldOf(fields: Fields, name: FieldName): unknown {
  return valuesOf(fields, name).find(isSaid);
}

/** True for a draw in the operator's own names. */
export function isOfficial(fields: Fields): boolean {
  return isSaid(fields.listaDezenas) || isSaid(fields.dezenasSorteadasOrdemSorteio);
}

/** The first field of a name that is a text or a number, as text; empty where none is. */
export function textOf(fields: Fields, name: FieldName): string {
  return (
    valuesOf(fields, name)
      .map(asText)
      .find((text) => text !== '') ?? ''
  );
}

/** A list of texts or numbers as texts; undefined for what is no list. */
export function textsOf(fields: Fields, name: FieldName): string[] | undefined {
  const value = fieldOf(fields, name);
  return Array.isArray(value) ? value.slice(0, MAX_LIST).map(asText) : undefined;
}

/** A text or a number as text; empty for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

const isSaid = (value: unknown) => (value ?? '') !== '';

/** The fields that a name may mean, the best choice first. */
function valuesOf(fields: Fields, name: FieldName): unknown[] {
  const ranked = keysOf(fields).map((key) => ({ rank: ranksOf(key)[name] ?? -1, value: fields[key] }));
  const meant = ranked.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  return meant.map(({ value }) => value);
}

function ranksOf(key: string): Ranks {
  if (key.length > MAX_KEY) return {};
  const kept = known.get(key);
  if (kept) return kept;
  const word = plainWord(key);
  const ranked = Object.entries(KEYS).map(([name, keys]) => [name, keys.findIndex((one) => one.test(word))] as const);
  const ranks: Ranks = Object.fromEntries(ranked.filter(([, rank]) => rank >= 0));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, ranks);
  return ranks;
}
