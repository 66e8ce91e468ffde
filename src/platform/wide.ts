/** True on a screen of 768 px or more, where two things fit side by side. See docs/specification.md. */
export function isWide(): boolean {
  return matchMedia('(min-width: 768px)').matches;
}
