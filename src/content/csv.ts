/** Spreadsheets take a text for UTF-8 that begins with this. */
const BOM = '\ufeff';

/** Rows of cells as a table for spreadsheets in Brazil: UTF-8 with a mark, semicolons, CRLF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

/** What a spreadsheet could take for a formula becomes a text, with an apostrophe before it. */
function cellText(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
