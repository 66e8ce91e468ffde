/** Spreadsheets take a text for UTF-8 that begins with this. */
const BOM = '\ufeff';

/** Rows of cells as a table for spreadsheets in Brazil: UTF-8 with a mark, semicolons, CRLF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

/**
 * What a spreadsheet could take for a formula becomes a text, with an apostrophe before it; full-width signs count as the
 * plain ones. What another setting of the spreadsheet could take for the end of a cell is quoted.
 */
function cellText(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
