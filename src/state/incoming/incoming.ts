import { proxy, ref } from 'valtio/vanilla';
import { type Arrival, arrivalIn, INCOMING_FIELDS, incomingCache } from '../../../workers/shared/incoming/handover.ts';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { onLaunchFiles } from '../../platform/launch-files.ts';
import { siteAddress, takeForm } from '../../platform/put-aside.ts';
import { importFiles, importText } from '../results/importing.ts';
import { type IncomingKind, kindOf } from './kind.ts';
import { shownName } from './shown-name.ts';

/** Why nothing has come; `unreadable`: the system does not hand a file out. */
export type IncomingFault = Exclude<Arrival, 'waiting'> | 'unreadable';

/** A file that is not for the reader of results. */
export interface IncomingFile {
  /** Tells it from the others. */
  readonly id: number;
  readonly kind: Exclude<IncomingKind, 'results'>;
  readonly file: File;
}

/** What has come into the app and is not for the reader of results, which has its own queue. */
export const incoming = proxy<{
  fault: IncomingFault | null;
  /** Files of the app's own, to be brought in or not. Nothing of them is kept yet. */
  own: readonly IncomingFile[];
}>({ fault: null, own: [] });

let lastId = 0;

/**
 * Takes what another app has shared with this one, if anything waits, and reads it. It is put aside no more then.
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
  if (files.length > 0) await receiveFiles(files);
  else if (typeof text === 'string') await receiveText(text);
}

/** Reads the files that the system opens with the app, from now on. */
export function followLaunches(): void {
  onLaunchFiles((files) => {
    if (files.includes(null)) incoming.fault = 'unreadable';
    void receiveFiles(files.filter((file) => file !== null));
  });
}

/** Has each file read by the reader that it is for, one after the other. Nothing is kept yet. Never rejects. */
export async function receiveFiles(files: readonly File[]): Promise<void> {
  const named = files.map((file) => new File([file], shownName(file.name) || incomingTexts.unnamed));
  const kinds = await Promise.all(named.map(kindOf));
  const own = named.flatMap((file, i) => {
    const kind = kinds[i];
    return kind && kind !== 'results' ? [ref({ id: ++lastId, kind, file })] : [];
  });
  if (own.length > 0) incoming.own = [...incoming.own, ...own];
  const results = named.filter((_, i) => kinds[i] === 'results');
  if (results.length > 0) importFiles(results);
}

/** Somebody has been told why nothing has come. */
export function dismissFault(): void {
  incoming.fault = null;
}

/** Leaves a file of the app's own; nothing of it is kept that was not brought in. */
export function dismissOwn(id: number): void {
  incoming.own = incoming.own.filter((other) => other.id !== id);
}

/** A text is read as one that was pasted, unless it is a file of the app's own. */
async function receiveText(text: string): Promise<void> {
  const kind = await kindOf(new Blob([text]));
  if (kind === 'results') importText(text);
  else await receiveFiles([new File([text], incomingTexts.text)]);
}
