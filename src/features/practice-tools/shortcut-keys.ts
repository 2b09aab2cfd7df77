import { isTyped } from '#ui/typed-keys.ts';

/** Keys of the question screen, in the order of the sheet. What has the key as `aria-keyshortcuts` is pressed. */
export const shortcutKeys = [
  { key: 'n', word: 'Next question', leaves: true },
  { key: 'p', word: 'Previous question', leaves: true },
  { key: 'l', word: 'Back to the list', leaves: true },
  { key: 'b', word: 'Bookmark', leaves: false },
  { key: 'm', word: 'Note', leaves: false },
  { key: 'e', word: 'Exam memory', leaves: false },
  { key: 'r', word: 'Report', leaves: false },
  { key: 'a', word: 'Show answer', leaves: false },
  { key: '?', word: 'This sheet', leaves: false },
] as const;

/** Presses what a key stands for; `false`: there is no such thing here. */
export function press(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!found) return false;
  found.click();
  return true;
}

/** Whether a key is typed into something, or belongs to something that is open above the question. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return isTyped(event) || document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null;
}
