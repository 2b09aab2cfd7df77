import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import type { WordTimes } from '#platform/speech-client/speech-client.ts';

/** The same text in two voices: what was heard of the learner, and when each word of the text is spoken in the model. */
export interface TwoVoices {
  readonly words: readonly HeardWord[];
  readonly model: WordTimes;
}

/** Where the model says the word that the learner says at an instant of their recording, in ms; `null` before the first one. */
export function inModel({ words, model }: TwoVoices, ownMs: number): number | null {
  return lastBegun(pairsOf({ words, model }), 'own', ownMs)?.model ?? null;
}

/** Where the learner says the word that the model says at an instant, in ms of their recording; `null` before the first one. */
export function inOwn({ words, model }: TwoVoices, modelMs: number): number | null {
  return lastBegun(pairsOf({ words, model }), 'model', modelMs)?.own ?? null;
}

interface Begins {
  readonly own: number;
  readonly model: number;
}

/** When the words that both say begin. Extra speech is no word of the text, and a missed one was never said. */
function pairsOf({ words, model }: TwoVoices): Begins[] {
  return words
    .filter(({ type }) => type !== 'EXTRA')
    .flatMap(({ startMs }, place) => {
      const time = model[place];
      return startMs === null || !time ? [] : [{ own: startMs, model: time.startMs }];
    });
}

const lastBegun = (pairs: readonly Begins[], side: keyof Begins, ms: number): Begins | undefined =>
  pairs.findLast((pair) => pair[side] <= ms);
