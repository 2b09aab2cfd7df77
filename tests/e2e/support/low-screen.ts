/** 1280 by 1024 at 400 % zoom. */
export const lowScreen = { width: 320, height: 256 };

/** What stays in place while the page scrolls and takes more than a third of the height. Runs in the page. */
export function stuckTooHigh(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('dialog, [role="dialog"]'))
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => element.getBoundingClientRect().height > innerHeight / 3)
    .map((element) => `${element.getBoundingClientRect().height} px: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * What cannot be used of the sheet, dialog or menu that is open: what stays in place in it and takes more than a third of the
 * height, and controls that no scrolling brings into sight. Runs in the page, so it uses nothing from outside itself.
 */
export async function sheetFaults(): Promise<string[]> {
  const sheet = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]')].findLast(
    (each) => each.checkVisibility({ visibilityProperty: true }),
  );
  if (!sheet) return ['no sheet is open'];
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? (labelOf(element) ?? element).textContent ?? '';
    return `<${element.tagName.toLowerCase()}> “${words.trim().slice(0, 40)}”`;
  };
  const faults: string[] = [];
  const parts = [...sheet.querySelectorAll<HTMLElement>('*')].filter((each) => each.checkVisibility());
  for (const part of parts) {
    const { height } = part.getBoundingClientRect();
    const stays = ['fixed', 'sticky'].includes(getComputedStyle(part).position);
    if (stays && height > innerHeight / 3) faults.push(`${height} px stay in place: ${nameOf(part)}`);
  }
  const controls = parts.filter((part) =>
    part.matches('button, a[href], input, select, textarea, [contenteditable="true"], [role="menuitem"]'),
  );
  for (const control of controls) {
    // A box that a stylesheet draws is pressed by its words.
    const label = labelOf(control);
    const isDrawn = label !== undefined && control.getBoundingClientRect().width < 24;
    const pressed = isDrawn ? label : control;
    pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // What follows the scrolling, such as a menu that goes with its button.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const box = pressed.getBoundingClientRect();
    const top = Math.max(0, box.top);
    const bottom = Math.min(innerHeight, box.bottom);
    const on = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
    const isReached =
      on !== null &&
      (pressed.contains(on) || (on.contains(control) && sheet.contains(on) && on.matches('label')));
    if (!isReached || bottom - top < Math.min(24, box.height))
      faults.push(`out of reach: ${nameOf(control)}`);
  }
  return faults;
}
