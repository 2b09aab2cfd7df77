import { useEffect, useEffectEvent, useState } from 'react';
import { readShortcutWish, writeShortcutWish } from '#platform/shortcut-wish.ts';
import type { MoreAction } from '#ui/practice/more/more-action.ts';
import { isTaken, press, shortcutKeys } from './shortcut-keys.ts';

interface ShortcutArgs {
  isHeld: boolean;
  /** What the menu of the question holds: its keys work while the menu is shut. */
  actions: readonly MoreAction[];
}

/** Single keys for what the question offers. They can be switched off. */
export function useShortcuts({ isHeld, actions }: ShortcutArgs) {
  const [isOn, setIsOn] = useState(readShortcutWish);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const known = shortcutKeys.find(({ key }) => key === event.key.toLowerCase());
    if (!known || isTaken(event) || (!isOn && known.key !== '?') || (isHeld && known.leaves)) return;
    const action = actions.find(({ shortcut }) => shortcut === known.key);
    if (action) action.run();
    else if (!press(known.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    isOn,
    setIsOn: (next: boolean) => {
      setIsOn(next);
      writeShortcutWish(next);
    },
  };
}
