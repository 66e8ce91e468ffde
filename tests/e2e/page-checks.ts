/** Functions that run in a page, each by itself: what is wrong there, as texts. */

/** Numbers, titles and choices that are broken, cut or off the screen; a page that scrolls sideways. */
export function cutTexts(): string[] {
  const found: string[] = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: box, textContent } = node;
    if (!box?.checkVisibility() || box.closest('option') || box.offsetWidth <= 1) continue;
    const control = box.closest('h1, [role=tab], [aria-pressed], [role=img], [role=list]');
    for (const { 0: word, index } of (textContent ?? '').matchAll(/\S+/g)) {
      if (!control && !/^[\d.,/]+$/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(`broken: ${word}`);
      const [text, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const isOver = text.left < around.left - 0.5 || text.right > around.right + 0.5;
      if (isOver && getComputedStyle(box).display !== 'inline') found.push(`over its edge: ${word}`);
      // The testimonials are one row, to be swiped.
      if (box.closest('ul[tabindex]')) continue;
      if (text.left < 0 || text.right > innerWidth) found.push(`off the screen: ${word}`);
    }
  }
  return found;
}

/** Words and values of tables that are in more than one line; a word may break at its hyphen. */
export function brokenCells(): string[] {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('main :is(th, td)')) {
    const [node] = cell.childNodes;
    for (const { 0: word, index } of (cell.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node as Node, index);
      range.setEnd(node as Node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
}

/** Controls of less than 48 px, and paragraphs of less than 14 px. */
export function tooSmall(): (string | null)[] {
  const CONTROLS = 'button, select, input, textarea, summary, a, [role=switch]';
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => element.checkVisibility() && !element.matches('a[href^="#"]'))
    .map((element) => element.closest('label') ?? element)
    // Seven numbers of a playslip stand in a row of a phone.
    .filter((element) => {
      const isCell = element.parentElement?.matches('[data-columns]') === true;
      return element.offsetHeight < 48 || element.offsetWidth < (isCell ? 44 : 48);
    });
  const lines = [...document.querySelectorAll('p')].filter((p) => Number.parseFloat(getComputedStyle(p).fontSize) < 14);
  return [...controls, ...lines].map(({ textContent }) => textContent);
}

/** Lists in which something stands alone in the last of several rows. */
export function lonely(): string[] {
  const found: string[] = [];
  for (const list of document.querySelectorAll('main :is(ul, ol, fieldset > div, [role=group])')) {
    // Any other list is one column.
    if (!/grid|flex/.test(getComputedStyle(list).display)) continue;
    // Cards stand in columns, however many there are.
    if (list.querySelector(':scope > li h2')) continue;
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    // Things of one row may begin at different heights.
    const rows = boxes.reduce<DOMRect[][]>((all, box, i) => {
      if (box.left > (boxes[i - 1]?.left ?? Number.POSITIVE_INFINITY)) all.at(-1)?.push(box);
      else all.push([box]);
      return all;
    }, []);
    const last = rows.at(-1) ?? [];
    const { width } = list.getBoundingClientRect();
    if (Math.max(...rows.map((row) => row.length)) > 1 && last.length === 1 && (last[0]?.width ?? 0) < 0.75 * width)
      found.push(`${list.closest('section')?.getAttribute('aria-labelledby')}: ${boxes.length}`);
  }
  return found;
}

/**
 * Controls whose middle somebody else's tap takes. With `bothEnds` the browser brings each into view, from the top and
 * from the bottom, as it does for the keyboard; without it only those that are in sight are looked at.
 */
export function takenMiddles(bothEnds: boolean): string[] {
  const CONTROLS = 'button, a[href]:not([href^="#"]), select, input, textarea, summary';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const scroller = root === document.body ? document.documentElement : root;
  const nameOf = (it: Element | null) =>
    it?.getAttribute('aria-label') ?? it?.textContent?.trim().slice(0, 40) ?? String(it);
  const found: string[] = [];
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { width, height } = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
    for (const top of bothEnds ? [0, scroller.scrollHeight] : [0]) {
      scroller.scrollTop = top;
      // Twice: what sticks moves less than the page at first.
      for (let times = bothEnds ? 2 : 0; times > 0; times--) {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      const box = control.getBoundingClientRect();
      // A chip may wait at the side of its row, to be swiped.
      if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const own = control.closest('label') ?? control;
      if (!own.contains(hit)) found.push(`${nameOf(control)} is ${nameOf(hit)} (${Math.round(box.y)})`);
    }
  }
  scroller.scrollTop = 0;
  return found;
}

/** How much wider a text is than the room for it inside of its control. */
export function excess(control: HTMLElement | SVGElement, text: string): number {
  const style = getComputedStyle(control);
  const copy = document.createElement('span');
  copy.textContent = text;
  Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap', font: style.font });
  copy.style.letterSpacing = style.letterSpacing;
  document.body.append(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return Math.max(0, width + padding - control.clientWidth);
}

/** The height of the smallest text of these, in sizes of body text. */
export function smallest(selector: string): number {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = [...document.querySelectorAll(selector)].map(sizeOf);
  if (sizes.length === 0) throw new Error(`nothing is ${selector}`);
  return Math.min(...sizes) / sizeOf(document.body);
}

/** Something fails that nobody has caught: the page offers to be loaded again. */
export function fail(): void {
  dispatchEvent(new ErrorEvent('error', { error: new Error('of the test') }));
}

/** Unfolds all that is folded. */
export function unfoldDetails(): void {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}

/** Links, buttons, fields and summaries that look as the browser has them; one that is not seen needs no look. */
export function unstyled(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || control.offsetWidth <= 1) continue;
    const look = (): string => {
      const { color, accentColor, listStyleType, backgroundColor, borderStyle, borderRadius } =
        getComputedStyle(control);
      if (control.localName === 'a') return color;
      if (control.localName === 'summary') return listStyleType;
      if (control.matches('[type=radio], [type=checkbox], [type=range]')) return accentColor;
      return [backgroundColor, borderStyle, borderRadius].join();
    };
    const own = look();
    control.style.all = 'revert';
    if (look() === own) found.push(`${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`);
    control.style.all = '';
  }
  return found;
}
