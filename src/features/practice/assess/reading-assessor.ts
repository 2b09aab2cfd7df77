import { questionOf } from '#domain/tasks/rules-of.ts';
import type { ReadContext } from '#data/store/context.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import type { SpeechClient } from '#platform/speech-client/speech-client.ts';
import type { SpokenClient } from '#platform/speech-client/spoken-client.ts';
import type { Assessor } from './assessor.ts';

/**
 * Scores recordings of a known text with the reading engine, once its pack is on this device. The transcript is a second witness
 * when its pack is there too.
 */
export function createReadingAssessor(
  context: ReadContext,
  speech: Pick<SpeechClient, 'assessReading'>,
  spoken: Pick<SpokenClient, 'writeDown'>,
): Assessor {
  return {
    async assess({ value, pteType }, item) {
      const question = questionOf(item);
      if (value.kind !== 'record' || question?.engine !== 'reading') return { kind: 'failed' };
      const { sha256, signal } = value.recording;
      const stored = await findRecording(context, { sha256 });
      if (!stored) return { kind: 'waiting', why: 'recording' };
      const heard = (await spoken.writeDown(stored.bytes)) ?? undefined;
      const outcome = await speech.assessReading({
        taskType: question.taskType,
        text: question.text,
        heard,
        signal,
        pteType,
        pronunciations: item.pronunciations ?? [],
        recording: stored.bytes,
      });
      switch (outcome.kind) {
        case 'scored':
          return outcome;
        case 'no-pack':
          return { kind: 'waiting', why: 'pack' };
        case 'no-task':
        case 'failed':
          return { kind: 'failed' };
      }
    },
  };
}
