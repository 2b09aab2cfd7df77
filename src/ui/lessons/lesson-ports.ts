import { createContext, useContext } from 'react';
import type { LessonPlaces } from '#platform/lessons/lesson-places.ts';
import type { Lessons } from '#platform/lessons/lessons.ts';
import type { MediaKeys } from '#platform/player/media-keys.ts';
import type { MakePlayer } from '#platform/player/solo-players.ts';

export interface LessonPorts {
  /** Made with the first look at it: it asks the network which lessons there are. */
  readonly lessons: Lessons;
  readonly places: LessonPlaces;
  /** On the element of the video. Of all players of the app at most one plays. */
  readonly createPlayer: MakePlayer;
  /** The lock screen and the buttons of a headset. */
  readonly mediaKeys: MediaKeys;
}

const Context = createContext<LessonPorts | null>(null);

/** Set by the app around every screen. */
export const LessonPortsProvider = Context.Provider;

/** `null` until what lies behind the screens has started. */
export function useLessonPorts(): LessonPorts | null {
  return useContext(Context);
}
