/**
 * What is to be touched on the page as it stands and is smaller than a finger (44 px, look and feel of the product; WCAG 2.5.5), in words.
 * A word in a line of text may be as small as its line. Runs in the page, so it uses nothing from outside itself.
 */
export function smallTargets(): string[] {
  /** Rounded sizes of a screen with more than one dot for a pixel. */
  const least = 43.5;
  const targets = 'button, a[href], summary, select, textarea, input, [role="tab"], [role="slider"]';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  /** A control that its label belongs to is touched anywhere on both. */
  const boxOf = (element: Element) => {
    const own = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  };
  /** `::after` that reaches further than its element. */
  const isReached = (element: Element) => {
    const { content, position } = getComputedStyle(element, '::after');
    return content !== 'none' && position === 'absolute';
  };
  return [...document.querySelectorAll(targets)].flatMap((element) => {
    if (!isSeen(element) || isReached(element)) return [];
    if (
      getComputedStyle(element).display.startsWith('inline') &&
      element.closest('p, li, td, label') !== null
    )
      return [];
    if (element.matches('a[href="#content"], :disabled')) return [];
    const { width, height } = boxOf(element);
    if (width === 0 || (width >= least && height >= least)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return [`${Math.round(width)} x ${Math.round(height)} px: <${element.tagName.toLowerCase()}> “${name}”`];
  });
}
