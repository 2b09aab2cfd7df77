import type { ReadContext } from '#data/store/context.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { missedSounds, type HeardReadingWords, type SoundAdvice } from '#domain/sound-coach/missed-sounds.ts';
import { newestAnswers } from './newest-answers.ts';

/** Answers that are looked through, and readings of them that count: what somebody says now matters, not what they once said. */
const mostAnswers = 300;
const mostReadings = 20;

/** What the learner's last readings say of their sounds. */
export async function adviseOnSounds(context: ReadContext): Promise<SoundAdvice> {
  const readings = heardReadings(await newestAnswers(context, { most: mostAnswers }));
  return missedSounds(readings.map(({ words }) => words));
}

/** The last readings of these answers, which come newest first, with what was heard in them. */
export function heardReadings(
  answers: readonly AnswerRow[],
): (SessionStop & { readonly words: HeardReadingWords })[] {
  const readings = answers.slice(0, mostAnswers).flatMap(({ score, practiceId, taskType }) => {
    const speech = score?.evidence.kind === 'recording' ? score.evidence.speech : undefined;
    const isHeard = speech?.engine === 'reading' && speech.refused === null;
    return isHeard ? [{ practiceId, taskType, words: speech.words }] : [];
  });
  return readings.slice(0, mostReadings);
}
