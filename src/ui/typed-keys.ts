/** An input method is at work, also with the key that ends it: Safari reports that one by its key code alone. */
export const isComposing = ({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean =>
  isUnderWay || keyCode === 229;

/**
 * Whether a key belongs to what it is typed into, so that it is no shortcut: a field, also one of a browser extension in a shadow
 * root, or an input method.
 */
export function isTyped(event: KeyboardEvent): boolean {
  const [innermost] = event.composedPath();
  return (
    isComposing(event) ||
    (innermost instanceof HTMLElement && (isField(innermost) || isShadowHost(innermost)))
  );
}

const isField = (element: HTMLElement): boolean =>
  element.isContentEditable ||
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/**
 * What has the focus in a closed shadow root cannot be seen: the path ends at its host. Ours are never hosts, so an element that is
 * focused and cannot be, or has a name of its own, is the host of a foreign field.
 */
function isShadowHost(element: HTMLElement): boolean {
  if (element.localName.includes('-')) return true;
  const isRoot = element === document.body || element === document.documentElement;
  const canHaveFocus = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return element === document.activeElement && !isRoot && !canHaveFocus;
}
