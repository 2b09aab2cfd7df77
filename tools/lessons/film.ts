import type { ShownState, Timeline } from './timeline.ts';

/** Pictures a second: enough for stills that change when a sentence begins, and half the time to encode of ten. */
export const frameRate = 5;

/** A picture and for how many frames it stands. States follow without a fade: fades would double the size of a lesson. */
export interface FilmPart extends Pick<ShownState, 'slide' | 'shown'> {
  readonly frames: number;
}

/** A lesson as pictures that follow each other. */
export interface Film {
  readonly parts: readonly FilmPart[];
  readonly frames: number;
  /** Frames at which a slide begins. */
  readonly slideStarts: readonly number[];
}

const frameAt = (ms: number): number => Math.round((ms / 1000) * frameRate);

/** The pictures of a timeline, on whole frames. */
export function filmOf({ states, durationMs }: Pick<Timeline, 'states' | 'durationMs'>): Film {
  const frames = Math.ceil((durationMs / 1000) * frameRate);
  const parts = states.map(({ slide, shown, atMs }, at) => {
    const next = states[at + 1];
    return { slide, shown, frames: (next ? frameAt(next.atMs) : frames) - frameAt(atMs) };
  });
  const starts = states.filter(({ slide }, at) => states[at - 1]?.slide !== slide);
  return {
    parts: parts.filter((part) => part.frames > 0),
    frames,
    slideStarts: starts.map(({ atMs }) => frameAt(atMs)),
  };
}
