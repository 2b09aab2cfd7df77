import type { ReadContext } from '#data/store/context.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import type { SpokenClient } from '#platform/speech-client/spoken-client.ts';
import type { Assessor } from './assessor.ts';
import { listOtherQuestions } from './list-other-questions.ts';

/** Scores answers in the learner's own words, once both speech packs are on this device. */
export function createFreeSpeechAssessor(
  context: ReadContext,
  spoken: Pick<SpokenClient, 'assessSpoken'>,
): Assessor {
  return {
    async assess({ value, pteType }, item) {
      const question = questionOf(item);
      if (value.kind !== 'record' || question?.engine !== 'free-speech') return { kind: 'failed' };
      const { sha256, signal } = value.recording;
      const stored = await findRecording(context, { sha256 });
      if (!stored) return { kind: 'waiting', why: 'recording' };
      const others = await listOtherQuestions(context, item);
      const outcome = await spoken.assessSpoken({
        item: question,
        signal,
        pteType,
        others,
        recording: stored.bytes,
      });
      switch (outcome.kind) {
        case 'scored':
          return outcome;
        case 'no-pack':
          return { kind: 'waiting', why: 'pack' };
        case 'no-data':
          return { kind: 'waiting', why: 'data' };
        case 'no-task':
        case 'failed':
          return { kind: 'failed' };
      }
    },
  };
}
