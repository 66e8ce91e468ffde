/**
 * The button of a grid that a key leads to from the one that has the focus; undefined when it leads nowhere. How many
 * are in a row, the screen decides: the first of the next row says it.
 */
export function stepInGrid(grid: HTMLElement, key: string): HTMLElement | undefined {
  const cells = [...grid.querySelectorAll<HTMLElement>('button')];
  const at = cells.indexOf(document.activeElement as HTMLElement);
  const second = cells.findIndex((cell) => cell.offsetTop !== cells[0]?.offsetTop);
  const row = second === -1 ? cells.length : second;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - row,
    ArrowDown: at + row,
    Home: 0,
    End: cells.length - 1,
  };
  return at === -1 ? undefined : cells[steps[key] ?? -1];
}
