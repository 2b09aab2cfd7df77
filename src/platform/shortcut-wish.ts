const key = 'passage-shortcuts';

/** Whether single keys do something. Who speaks to the device instead of typing switches them off (WCAG 2.1.4). */
export function readShortcutWish(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function writeShortcutWish(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Refused storage: the wish lasts as long as the page.
  }
}
