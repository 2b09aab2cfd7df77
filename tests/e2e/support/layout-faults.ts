/**
 * What is wrong with the layout of the page as it stands, in words; empty when nothing is. Runs in the page, so it uses
 * nothing from outside itself.
 */
export function layoutFaults(): string[] {
  const faults = new Set<string>();
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  if (document.documentElement.scrollWidth > width + 1) {
    const outside = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    );
    const first = outside.find((each) => !outside.some((other) => other !== each && each.contains(other)));
    faults.add(
      `the page is ${document.documentElement.scrollWidth} px wide on ${width}: ${first?.outerHTML.slice(0, 120)}`,
    );
  }

  /** Text for screen readers only has a box of one pixel. */
  const isForEyes = (element: Element) => {
    // What is folded away has boxes, too.
    if (!element.checkVisibility()) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width: w, height: h } = at.getBoundingClientRect();
      const style = getComputedStyle(at);
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none') return false;
      if (style.clip !== 'auto') return false;
      if (w <= 2 && h <= 2 && style.overflow !== 'visible') return false;
    }
    return true;
  };
  for (const button of document.querySelectorAll('.mantine-Button-root')) {
    const label = button.querySelector('.mantine-Button-label');
    if (!label || !isForEyes(button)) continue;
    const [outer, inner] = [button.getBoundingClientRect(), label.getBoundingClientRect()];
    const isOff = Math.abs(outer.top + outer.bottom - inner.top - inner.bottom) / 2 > 3;
    if (isOff) faults.add(`words not in the middle of: ${nameOf(button)}`);
  }
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const control = 'button, a, label, [role="tab"], summary, option';

  /** Lines of text of what stands still on the page, with what they belong to. */
  const lines: { box: DOMRect; of: Element }[] = [];
  const floats = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
    return false;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || text.trim() === '' || !isForEyes(parent)) continue;
    if (parent.closest('script, style, noscript, svg, select, [data-layout-free], a[href="#content"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;

    // A strip that scrolls by itself may be longer than the screen; everything else may not.
    let isStrip = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (scrolls(style.overflowX)) {
        if (at.scrollWidth > at.clientWidth + 1) isStrip = true;
        break;
      }
      const cutsX = style.overflowX !== 'visible';
      if (cutsX && (box.right > edge.right + 2 || box.left < edge.left - 2))
        faults.add(`cut at the side: ${nameOf(parent)}`);
      const isClamped = style.getPropertyValue('-webkit-line-clamp') !== 'none';
      if (style.overflowY === 'hidden' && !isClamped && box.bottom > edge.bottom + 4)
        faults.add(`cut below: ${nameOf(parent)}`);
    }
    if (!isStrip && (box.right > width + 1 || box.left < -1)) faults.add(`off the screen: ${nameOf(parent)}`);

    const around = parent.closest(control);
    if (around && getComputedStyle(around).display !== 'inline') {
      const edge = around.getBoundingClientRect();
      const spills =
        box.right > edge.right + 2 ||
        box.left < edge.left - 2 ||
        box.bottom > edge.bottom + 4 ||
        box.top < edge.top - 4;
      if (spills) faults.add(`larger than its control: ${nameOf(around)}`);
    }

    if (!floats(parent)) for (const line of range.getClientRects()) lines.push({ box: line, of: parent });

    // A short word on two lines: there was no room for it.
    for (const { 0: word, index } of text.matchAll(/(?<=^|\s)\(?[A-Za-z]{2,9}\)?(?=[\s.,:;!?]|$)/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.add(`broken word “${word}”: ${nameOf(parent)}`);
    }
  }
  for (const [at, { box, of }] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (of.contains(other.of) || other.of.contains(of)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // The boxes of lines that follow each other touch: a third of a line is no touch.
      if (wide > 3 && high > box.height / 3 && high > other.box.height / 3)
        faults.add(`text over text: ${nameOf(of)} and ${nameOf(other.of)}`);
    }
  return [...faults];
}
