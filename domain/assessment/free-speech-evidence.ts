import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import type { SpokenScore } from '#domain/transcript/score-spoken.ts';
import { markRange, type Mark } from './mark-range.ts';
import { readingEvidence, wordsHeard } from './speech-evidence.ts';

const fillers = /\b(?:um+|uh+|erm?|mhm|hmm+)\b/giu;

/** Fillers that the transcript has; the engine leaves most of them out. */
function countFillers(said: string): number {
  return said.match(fillers)?.length ?? 0;
}

/** What was heard in an answer in one's own words. There is no text that it could be compared with: no word is wrong or missing. */
export function freeSpeechEvidence(spoken: SpokenScore): SpeechEvidence {
  const { marks, refused, transcript } = spoken;
  const read = readingEvidence({ ...spoken, coverage: 0, match: 0 });
  // Speech of this kind was not among the rated recordings: every mark is as unsure as one of a doubtful recording.
  const certainty = { words: wordsHeard(read.words), isDoubtful: true };
  const range = (mark: Mark, value: number) => markRange(mark, value, certainty);
  return {
    ...read,
    engine: 'transcript',
    coverage: null,
    marks:
      marks === null || refused
        ? null
        : {
            accuracy: range('accuracy', marks.accuracy),
            fluency: range('fluency', marks.fluency),
            prosodic: range('prosodic', marks.prosodic),
            total: range('total', marks.total),
          },
    pace: read.pace === null ? null : { ...read.pace, fillers: countFillers(transcript) },
  };
}
