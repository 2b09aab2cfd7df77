import type { ReadingScore } from '#engines/speech/reading/score-reading.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { Condition, Count, Trial } from './conditions.ts';
import type { TimedRecording } from './spoil-words.ts';
import type { VoiceRecording } from './voice-recordings.ts';

/** One sound scored by the reading engine alone, and with the transcript as second witness. */
interface BothScores {
  readonly alone: ReadingScore;
  readonly together: ReadingScore;
}
export type ScoreSamples = (
  samples: Float32Array,
  words: readonly SpokenWord[],
  warp?: number,
) => Promise<BothScores>;

interface HeardRecording extends TimedRecording {
  readonly scores: BothScores;
}

/** What one condition showed. Refusals, fluency, kept words and extras are of both engines together. */
interface ConditionResult {
  readonly alone: Count;
  readonly together: Count;
  /** Words that stayed as they were and are CORRECT; none wanted where all was changed. */
  readonly kept: Count;
  readonly extras: number;
  readonly refused: number;
  readonly trials: number;
  readonly fluency: readonly number[];
  /** Trials in which not all was found. */
  readonly failed: readonly string[];
}

/** Scores the recordings as they are, which also gives the warps, and the times that the other conditions cut by. */
export async function hearRecordings(
  scoreSamples: ScoreSamples,
  recordings: readonly VoiceRecording[],
): Promise<HeardRecording[]> {
  const heard: HeardRecording[] = [];
  for (const recording of recordings) {
    const scores = await scoreSamples(recording.samples, recording.words);
    const own = scores.alone.words.filter(({ type }) => type !== 'EXTRA');
    const times = own.map(({ start, dur }): [number, number] => [start ?? 0, (start ?? 0) + (dur ?? 0)]);
    heard.push({ ...recording, times, warp: scores.alone.warp ?? 1, scores });
  }
  return heard;
}

/** Recordings that a condition takes: single sentences, in as many voices as it asks for, and passages where it takes them. */
function takenBy({ takesPassages = false, voices }: Condition, all: readonly HeardRecording[]) {
  const taken = all.filter(({ isPassage }) => takesPassages || !isPassage);
  if (voices === undefined) return taken;
  const texts = [...Map.groupBy(taken, ({ text }) => text).values()];
  // Other voices for each text, so that all take part.
  return texts.flatMap((own, i) => own.filter((_, voice) => (voice + i) % own.length < voices));
}

const plus = (a: Count, b: Count): Count => [a[0] + b[0], a[1] + b[1]];

export async function runCondition(
  scoreSamples: ScoreSamples,
  condition: Condition,
  all: readonly HeardRecording[],
  random: () => number,
): Promise<ConditionResult> {
  let result: ConditionResult = {
    alone: [0, 0],
    together: [0, 0],
    kept: [0, 0],
    extras: 0,
    refused: 0,
    trials: 0,
    fluency: [],
    failed: [],
  };
  for (const recording of takenBy(condition, all))
    for (const trial of condition.make(recording, all, random)) {
      const { samples } = trial;
      const isUnchanged = samples === recording.samples;
      const scores = isUnchanged
        ? recording.scores
        : await scoreSamples(samples, recording.words, recording.warp);
      result = withTrial(result, recording.name, trial, scores);
    }
  return result;
}

function withTrial(
  result: ConditionResult,
  name: string,
  { check, kept }: Trial,
  { alone, together }: BothScores,
): ConditionResult {
  const [found, wanted] = check(together);
  return {
    alone: plus(result.alone, check(alone)),
    together: plus(result.together, [found, wanted]),
    kept: plus(result.kept, kept?.(together) ?? [0, 0]),
    extras: result.extras + together.words.filter(({ type }) => type === 'EXTRA').length,
    refused: result.refused + (together.refused ? 1 : 0),
    trials: result.trials + 1,
    fluency: together.marks ? [...result.fluency, together.marks.fluency] : result.fluency,
    failed: found < wanted ? [...result.failed, name] : result.failed,
  };
}
