import type { Role } from './lesson-steps.ts';
import type { TimedWord } from './word-times.ts';

/** Rests in milliseconds. */
export const rests = {
  first: 400,
  betweenSentences: 350,
  betweenSlides: 700,
  last: 1000,
  /** What a slide with many words may get at its end beside these. */
  mostAdded: 1500,
} as const;

/** Where in the rest between two slides the picture changes: the next slide is seen before it is spoken about. */
const changeMs = 350;
/** Nobody reads faster. */
const wordsPerSecond = 3;

/** A sentence or a recording with its sound. Times of words count from its beginning. */
export interface Heard {
  readonly speaker: Role | 'recording';
  readonly samples: Float32Array;
  readonly durationMs: number;
  readonly words: readonly TimedWord[];
  /** How much of the slide is seen from here on. */
  readonly shown: number;
}

/** A slide with all that is heard on it. */
export interface HeardSlide {
  readonly name: string;
  /** How many words stand on it in the end. */
  readonly wordsShown: number;
  readonly heard: readonly Heard[];
}

/** From when on a slide is seen in a state. */
export interface ShownState {
  readonly slide: number;
  readonly shown: number;
  readonly atMs: number;
}

/** A piece of sound at its place. */
export interface Placed extends Heard {
  readonly slide: number;
  readonly atMs: number;
}

/** A lesson on one axis of time. */
export interface Timeline {
  readonly durationMs: number;
  readonly sounds: readonly Placed[];
  readonly states: readonly ShownState[];
  /** Slides that are not seen long enough for their words. */
  readonly faults: readonly string[];
}

/** Lays sentences, rests and recordings one after the other. */
export function layTimeline(slides: readonly HeardSlide[]): Timeline {
  const sounds: Placed[] = [];
  const states: ShownState[] = [];
  const faults: string[] = [];
  let seenFromMs = 0;
  let atMs: number = rests.first;
  for (const [slide, { name, wordsShown, heard }] of slides.entries()) {
    states.push({ slide, shown: 0, atMs: seenFromMs });
    for (const [at, one] of heard.entries()) {
      if (at > 0) atMs += rests.betweenSentences;
      sounds.push({ ...one, slide, atMs });
      if (one.shown !== states.at(-1)?.shown) states.push({ slide, shown: one.shown, atMs });
      atMs += one.durationMs;
    }
    const isLast = slide === slides.length - 1;
    const rest = isLast ? rests.last : rests.betweenSlides;
    const seenAfterMs = isLast ? rests.last : changeMs;
    const missingMs = (wordsShown / wordsPerSecond) * 1000 - (atMs + seenAfterMs - seenFromMs);
    const longer = Math.max(0, Math.min(missingMs, rests.mostAdded));
    if (missingMs > longer)
      faults.push(`${name}: ${wordsShown} words need ${((missingMs - longer) / 1000).toFixed(1)} s more`);
    seenFromMs = atMs + seenAfterMs + longer;
    atMs += rest + longer;
  }
  return { durationMs: atMs, sounds, states: states.filter(isSeen), faults };
}

/** A state that the next one replaces at once is never seen. */
function isSeen({ atMs }: ShownState, at: number, all: readonly ShownState[]): boolean {
  const next = all[at + 1];
  return next === undefined || next.atMs > atMs;
}

/** The whole sound of a lesson. */
export function trackOf({ durationMs, sounds }: Timeline, sampleRate: number): Float32Array {
  const track = new Float32Array(Math.ceil((durationMs / 1000) * sampleRate));
  for (const { atMs, samples } of sounds) track.set(samples, Math.round((atMs / 1000) * sampleRate));
  return track;
}
