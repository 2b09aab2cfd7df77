/** Controls that a learner finds by their role and name. */
export type Role = 'button' | 'checkbox' | 'combobox' | 'heading' | 'link' | 'radio' | 'textbox';

/**
 * Runs in the page, so it uses nothing from outside itself: the first visible element with the role whose name fits the pattern,
 * in the middle of the window. A choice is given as its label, which is what a finger meets.
 */
function findNamed(role: Role, pattern: string): Element | null {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: 'select, [role=combobox]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=email], input[type=password], [contenteditable=true]',
  };
  const textOf = (element: Element | null | undefined) =>
    ((element as HTMLElement | null | undefined)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label.trim();
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = labelled.map((id) => textOf(document.getElementById(id)));
    if (parts.some(Boolean)) return parts.join(' ').trim();
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(textOf);
    return labels.some(Boolean) ? labels.join(' ') : textOf(element);
  };
  const isShown = (element: Element) => {
    const seen = (element as HTMLInputElement).labels?.[0] ?? element;
    return seen.getClientRects().length > 0 && !seen.closest('[aria-hidden=true], [inert]');
  };
  const fits = new RegExp(pattern, 'i');
  const found = [...document.querySelectorAll(selectors[role])].find(
    (element) => isShown(element) && fits.test(nameOf(element)),
  );
  if (!found) return null;
  const isChoice = role === 'radio' || role === 'checkbox';
  const touched = (isChoice ? (found as HTMLInputElement).labels?.[0] : null) ?? found;
  touched.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return touched;
}

/** Expression that gives the element, or `null` while the page shows none. */
export const named = (role: Role, name: RegExp): string =>
  `(${findNamed.toString()})(${JSON.stringify(role)}, ${JSON.stringify(name.source)})`;

/** In the page: the first visible element. Of elements within each other, the outermost comes first. */
function findVisible(selector: string, pattern: string): Element | null {
  const fits = new RegExp(pattern);
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0 && fits.test(element.innerText),
  );
  found?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found ?? null;
}

export const visible = (selector: string, text: RegExp): string =>
  `(${findVisible.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(text.source)})`;

/** In the page: where the element lies, if it is enabled and a tap in its middle meets it. */
function placeToTap(element: Element | null): string | null {
  if (!element) return null;
  const { control } = element as Partial<HTMLLabelElement>;
  if ((control ?? element).matches(':disabled')) return null;
  const rects = element.getClientRects();
  const [first] = rects;
  if (!first) return null;
  const { left, top, width, height } = rects.length === 1 ? element.getBoundingClientRect() : first;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit) ? [left, top, width, height].join(' ') : null;
}

/** Expression that gives the place of the element, or `null` while a tap would not meet it. */
export const tapPlace = (element: string): string => `(${placeToTap.toString()})(${element})`;

/** Expression that says whether a choice is made. */
export const isChosen = (element: string): string =>
  `((found) => (found?.control ?? found)?.checked === true)(${element})`;
