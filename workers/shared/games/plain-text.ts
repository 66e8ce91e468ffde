/** Returns a text in lower case and without marks above letters: so many characters, each in its place. */
export function plainText(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(/[^\s!-~]/g, (sign) => sign.normalize(form).charAt(0)).toLowerCase();
}
