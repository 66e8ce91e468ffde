import { labFault } from '../../../workers/shared/lab/check-lab.ts';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { checksum } from '../../../workers/shared/link/packed-checksum.ts';
import { fieldsOf, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LAB_PAGE } from '../../editions.ts';

/** Digits of the checksum before the text: hexadecimal, 24 bits. */
const SUM = 6;

/** The longest text that a link has: browsers and chats cut longer ones. */
const MAX_TEXT = 7000;

/** The link that repeats an experiment; undefined where it would be too long. */
export function labLink(request: LabRequest): string | undefined {
  const lab = writeLab(request);
  if (lab.length > MAX_TEXT) return undefined;
  return `${location.origin}${import.meta.env.BASE_URL.slice(0, -1)}${LAB_PAGE.path}?${new URLSearchParams({ lab })}`;
}

/** An experiment as the text of a link: its checksum, then its JSON in base64url (RFC 4648, section 5). */
export function writeLab(request: LabRequest): string {
  const json = JSON.stringify(request);
  return (
    sumOf(json) +
    btoa(json)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, '')
  );
}

/**
 * The experiment of such a text; undefined where it was cut or changed, or is none of this version. `audit`: it is an
 * audit of the generator, which the page once made.
 */
export function readLab(text: string): LabRequest | 'audit' | undefined {
  const json = decoded(text.slice(SUM));
  if (json === undefined || sumOf(json) !== text.slice(0, SUM)) return undefined;
  const request = parseJson(json);
  if (fieldsOf(request)?.kind === 'audit') return 'audit';
  return labFault(request) ? undefined : (request as LabRequest);
}

/** A request has ASCII only: names and dates have given way to what they stand for. */
function sumOf(json: string): string {
  const sum = checksum(Array.from(json, (letter) => letter.charCodeAt(0)));
  return sum.toString(16).padStart(SUM, '0');
}

function decoded(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
