import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Words that are one stop of the Tab key, as in the toolbar pattern of the ARIA practices: arrows, Home and End move among the
 * buttons inside, and the one that had the focus last keeps the stop. Escape leaves the chosen word.
 */
export function useWordKeys(onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Other evidence has other words, and one of them has to be the stop.
    const buttons = wordsIn(ref.current);
    if (buttons.some((button) => button.tabIndex === 0 && button.dataset['stop'] === 'true')) return;
    moveStop(buttons, buttons[0]);
  });
  return {
    ref,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target instanceof HTMLButtonElement) moveStop(wordsIn(ref.current), event.target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') return onEscape();
      const buttons = wordsIn(ref.current);
      const to = placeAfter(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
      if (to === null) return;
      event.preventDefault();
      buttons[to]?.focus();
    },
  };
}

function wordsIn(line: HTMLElement | null): HTMLButtonElement[] {
  return [...(line?.querySelectorAll('button') ?? [])];
}

function moveStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    button.dataset['stop'] = String(button === stop);
  }
}

/** `null` for keys that move nothing. */
function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
