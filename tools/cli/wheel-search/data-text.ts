const HEAD = `// Wheels found by \`npm run wheels\`; do not edit. One block for each family of designs (k numbers
// a ticket, p drawn, g guaranteed), one line for each pool size: the tickets, a base-36 digit for each position of the
// pool. Not to be believed: every wheel is proven again before it is shown.
`;

/** The text of the data module: wheels as text by family key and pool size, sorted. */
export function dataText(wheels: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  const families = [...wheels].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = families.map(([key, byPool]) => {
    const sizes = [...byPool].sort(([a], [b]) => a - b);
    return `  '${key}': {\n${sizes.map(([pool, text]) => `    ${pool}: '${text}',\n`).join('')}  },\n`;
  });
  return `${HEAD}export const WHEELS: Readonly<Record<string, Readonly<Record<number, string>>>> = {\n${blocks.join('')}};\n`;
}
