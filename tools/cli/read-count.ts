/** A whole number as written, as 1000, 1_000 or 1e3; any other text, or more than 2⁵³, stays as it is, to be refused. */
export function readCount(text: string): number | string {
  if (!/^\d+(_\d+)*(e\d{1,2})?$/i.test(text)) return text;
  const count = Number(text.replaceAll('_', ''));
  return Number.isSafeInteger(count) ? count : text;
}
