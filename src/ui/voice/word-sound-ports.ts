import { createContext, useContext } from 'react';
import type { Player } from '#platform/player/player.ts';
import type { WordSounds } from '#platform/word-sounds/word-sounds.ts';

export interface WordSoundPorts {
  readonly sounds: WordSounds;
  /** One for all words: a browser that wants a tap before it plays wants it once. */
  readonly player: Player;
}

const Context = createContext<WordSoundPorts | null>(null);

/** Set by the app around every screen. */
export const WordSoundsProvider = Context.Provider;

/** `null` until what lies behind the screens has started. */
export function useWordSounds(): WordSoundPorts | null {
  return useContext(Context);
}
