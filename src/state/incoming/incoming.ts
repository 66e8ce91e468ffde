import { proxy, ref } from 'valtio/vanilla';
import { type Arrival, arrivalIn, INCOMING_FIELDS, incomingCache } from '../../../workers/shared/incoming/handover.ts';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { onLaunchFiles } from '../../platform/launch-files.ts';
import { takeForm } from '../../platform/shared-form.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { discardFound, importFiles, importForeign, refusedSource } from '../results/importing.ts';
import { loadWithRetry } from '../shell/loading.ts';
import { type IncomingKind, kindOf } from './kind.ts';
import { shownName } from './shown-name.ts';

/** Why nothing has come; `unreadable`: the system does not hand a file out. */
export type IncomingFault = Exclude<Arrival, 'waiting'> | 'unreadable';

/** Something that has come, and waits until a person decides about it. */
export interface Arrived {
  /** Tells it from the others. */
  readonly id: number;
  readonly kind: IncomingKind;
  /** One, but for files of results that have come at once. */
  readonly files: readonly File[];
  /** A text without a file. */
  readonly isText: boolean;
  /** It has come from outside the app; the person has not chosen it here. */
  readonly isForeign: boolean;
}

/** What has come into the app. Nothing of it is read, chosen or kept yet. */
export const incoming = proxy<{
  fault: IncomingFault | null;
  arrived: readonly Arrived[];
}>({ fault: null, arrived: [] });

/** Longest text that a field shows, in bytes; more of it is as a file. */
const MAX_SHOWN_BYTES = 100_000;

let lastId = 0;

/**
 * Takes what another app has shared with this one, if anything waits, and shows it. It is put aside no more then.
 * `fragment` is that of the address, where it says that something has come, or why nothing has. Never rejects.
 */
export async function takeShared(fragment: string): Promise<void> {
  const arrival = arrivalIn(fragment);
  if (arrival && arrival !== 'waiting') incoming.fault = arrival;
  const form = await takeForm(incomingCache(siteAddress()));
  if (!form) {
    if (arrival === 'waiting') incoming.fault = 'lost';
    return;
  }
  const files = form.getAll(INCOMING_FIELDS.files).filter((file) => typeof file !== 'string');
  const text = form.get(INCOMING_FIELDS.text);
  if (files.length > 0) await receiveForeign(files);
  else if (typeof text === 'string' && text.trim() !== '') {
    await receiveForeign([new File([text], incomingTexts.text)], true);
  }
}

/** Shows the files that the system opens with the app, from now on. */
export function followLaunches(): void {
  onLaunchFiles((files) => {
    if (files.includes(null)) incoming.fault = 'unreadable';
    void receiveForeign(files.filter((file) => file !== null));
  });
}

/**
 * Takes files that somebody has chosen here: results are read at once, one file after the other, and files of the app's
 * own are brought in by a tap. Never rejects.
 */
export async function receiveFiles(files: readonly File[]): Promise<void> {
  const results = await sort(files, { isForeign: false, isText: false });
  if (results.length > 0) importFiles(results);
}

/** Shows what has come from outside. Nothing of it is read before a tap, whoever has sent it. Never rejects. */
async function receiveForeign(files: readonly File[], isText = false): Promise<void> {
  const from = { isForeign: true, isText };
  const results = await sort(files, from);
  if (results.length > 0) show([{ ...from, kind: 'results', files: results }]);
}

/** Shows the files of the app's own; gives the others, which may be results. */
async function sort(files: readonly File[], from: Pick<Arrived, 'isForeign' | 'isText'>): Promise<readonly File[]> {
  const named = files.map((file) => new File([file], shownName(file.name) || incomingTexts.unnamed));
  const kinds = await Promise.all(named.map(kindOf));
  show(
    named.flatMap((file, i) => {
      const kind = kinds[i];
      return kind && kind !== 'results' ? [{ ...from, kind, files: [file] }] : [];
    }),
  );
  return named.filter((_, i) => kinds[i] === 'results');
}

function show(fresh: readonly Omit<Arrived, 'id'>[]): void {
  if (fresh.length > 0) incoming.arrived = [...incoming.arrived, ...fresh.map((one) => ref({ id: ++lastId, ...one }))];
}

/** Hands what has come to the reader of results: the person has asked for it. */
export function readArrived(id: number): void {
  const one = incoming.arrived.find((other) => other.id === id);
  if (!one) return;
  dismissArrived(id);
  importForeign(one.files.map((blob) => (one.isText ? { blob } : { name: blob.name, blob })));
}

/** True for what may be a list of games: one text, or file. */
export function mayBeGames({ files }: Pick<Arrived, 'files'>): boolean {
  return files.length === 1;
}

/** Takes what has come to «Conferir», as a list of games; false where the app cannot load that. Never rejects. */
export async function checkArrived(id: number): Promise<boolean> {
  const { isText = false, files: [file] = [] } = incoming.arrived.find((one) => one.id === id) ?? {};
  const isTaken = await checkGames(file, isText);
  if (isTaken) dismissArrived(id);
  return isTaken;
}

/** Takes to «Conferir» what the reader of results has refused; false as `checkArrived`. Never rejects. */
export async function checkRefused(): Promise<boolean> {
  const { name, blob } = refusedSource() ?? {};
  const isTaken = await checkGames(blob && new File([blob], name ?? incomingTexts.text), name === undefined);
  if (isTaken) discardFound();
  return isTaken;
}

async function checkGames(file: File | undefined, isText: boolean): Promise<boolean> {
  if (!file) return false;
  try {
    const { checkList } = await loadWithRetry(() => import('../check/which-lottery.ts'));
    void checkList(isText && file.size <= MAX_SHOWN_BYTES ? await file.text() : file);
    return true;
  } catch {
    incoming.fault = 'unreadable';
    return false;
  }
}

/** The person has read why nothing has come. */
export function dismissFault(): void {
  incoming.fault = null;
}

/** Leaves what has come; nothing of it is kept that was not brought in. */
export function dismissArrived(id: number): void {
  incoming.arrived = incoming.arrived.filter((other) => other.id !== id);
}
