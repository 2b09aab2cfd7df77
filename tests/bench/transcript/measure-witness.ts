import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { pronounceText } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import { judgeByTranscript } from '#engines/transcript/judge-by-transcript.ts';
import type { TranscriptWord } from '#engines/transcript/token-words.ts';

type Engine = Parameters<typeof scoreReading>[0];

export interface Listened {
  readonly samples: Float32Array;
  readonly text: string;
  readonly heard: readonly TranscriptWord[];
}

export interface WitnessCount {
  /** Words that were read and taken as read. */
  kept: number;
  read: number;
  /** Words planted in the text in place of those that were read, and noticed. */
  noticed: number;
  planted: number;
}

export const emptyCount = (): WitnessCount => ({ kept: 0, read: 0, noticed: 0, planted: 0 });

const leastPhones = 3;

/** Reads each recording against its text with one word of it changed, with and without the second witness. */
export function measureWitness(
  engine: Engine & { readonly dictionary: PronouncingDictionary },
  recordings: readonly Listened[],
  random: () => number,
): { alone: WitnessCount; together: WitnessCount } {
  const alone = emptyCount();
  const together = emptyCount();
  const vocabulary = recordings.flatMap(({ text }) => pronounceText(text, engine.dictionary).words);
  const long = vocabulary.filter(({ pronunciations }) => (pronunciations[0]?.length ?? 0) >= leastPhones);
  for (const { samples, text, heard } of recordings) {
    const { words } = pronounceText(text, engine.dictionary);
    const places = words.flatMap(({ pronunciations }, i) =>
      (pronunciations[0]?.length ?? 0) >= leastPhones ? [i] : [],
    );
    const at = places[Math.floor(random() * places.length)];
    const strange = long[Math.floor(random() * long.length)];
    const isOther = strange !== undefined && !text.toLowerCase().includes(strange.text.toLowerCase());
    const changed = at !== undefined && isOther ? words.with(at, strange) : words;
    const judgement = judgeByTranscript(changed, heard, engine.dictionary);
    for (const [count, options] of [
      [alone, {}],
      [together, judgement],
    ] as const) {
      const own = scoreReading(engine, samples, changed, options).words.filter(
        ({ type }) => type !== 'EXTRA',
      );
      for (const [i, { type }] of own.entries()) {
        const isPlanted = i === at && isOther;
        count[isPlanted ? 'planted' : 'read'] += 1;
        if ((type === 'CORRECT') !== isPlanted) count[isPlanted ? 'noticed' : 'kept'] += 1;
      }
    }
  }
  return { alone, together };
}
