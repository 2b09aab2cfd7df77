/** What a key does to the lesson. */
export type PlayerDeed =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'captions'
  | 'full-screen'
  | 'slower'
  | 'faster';

const keys: Readonly<Record<string, PlayerDeed>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  c: 'captions',
  f: 'full-screen',
  '<': 'slower',
  '>': 'faster',
};

/** What takes Space for itself. */
const pressed = 'button, a, summary, select, input';

/** What a key press means for the player; `null` where it belongs to the browser or to what has the focus. */
export function deedOf(event: KeyboardEvent): PlayerDeed | null {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  const deed = keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (deed === null || !(target instanceof Element)) return deed;
  // A list opens and is searched with keys of its own.
  if (target.closest('select')) return null;
  if (key === ' ' && target.closest(pressed)) return null;
  if (key.startsWith('Arrow') && target.closest('input')) return null;
  return deed;
}

/** How fast lessons play. */
export const lessonRates = [0.5, 1, 1.25, 1.5, 2] as const;

/** The next speed up or down; the same at the ends. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const at = lessonRates.findIndex((each) => each >= rate);
  const from = at === -1 ? lessonRates.length - 1 : at;
  return lessonRates[Math.min(lessonRates.length - 1, Math.max(0, from + direction))] ?? 1;
}
