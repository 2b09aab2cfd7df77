import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { SpokenScore } from '#engines/transcript/score-spoken.ts';
import { markRanges } from './mark-range.ts';
import { readingEvidence, wordsHeard } from './speech-evidence.ts';

const fillers = /\b(?:um+|uh+|erm?|mhm|hmm+)\b/giu;

/** Fillers that the transcript has; the engine leaves most of them out. */
function countFillers(said: string): number {
  return said.match(fillers)?.length ?? 0;
}

/** What was heard in an answer in one's own words. There is no text that it could be compared with: no word is wrong or missing. */
export function freeSpeechEvidence(spoken: SpokenScore): SpeechEvidence {
  const { marks, refused, transcript } = spoken;
  const read = readingEvidence({ ...spoken, coverage: 0, match: 0, textEvidence: null });
  // Speech of this kind was not among the rated recordings: every mark is as unsure as one of a doubtful recording.
  const certainty = { words: wordsHeard(read.words), isDoubtful: true };
  return {
    ...read,
    engine: 'transcript',
    coverage: null,
    marks: marks === null || refused ? null : markRanges(marks, certainty),
    pace: read.pace === null ? null : { ...read.pace, fillers: countFillers(transcript) },
  };
}
