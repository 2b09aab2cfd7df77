import { wordRoutes } from '#contract/routes/words.ts';
import { operation } from '#server/http/operation.ts';
import { invalidField, Problem } from '#server/problem.ts';
import type { RecordedFile } from '#server/scoring/threads/messages.ts';
import type { ThreadOutcome } from '#server/scoring/threads/thread-pool.ts';
import type { Stores } from '#server/store/effect.ts';
import { createTurns } from './turns.ts';

/** Speech that is listened to while the learner waits; nothing of it is stored, and it costs no AI score. */
export function speechOperations({ scoring }: Stores) {
  const inTurn = createTurns(atOnce);
  return [
    operation(wordRoutes.wordScore, async ({ body, learner }) => {
      const outcome = await inTurn(learner.id, () =>
        askAbout(bytesOf(body.voice), (recording) =>
          scoring.ask({ kind: 'word', word: body.word, recording }),
        ),
      );
      if (outcome.kind === 'word') return outcome.score;
      if (outcome.kind === 'unsupported')
        throw invalidField('word', 'Only a single English word can be scored', 'unsupported');
      throw problemOf(outcome, 'voice');
    }),
    operation(wordRoutes.transcription, async ({ body, learner }) => {
      const outcome = await inTurn(learner.id, () =>
        askAbout(bytesOf(body.audio), (recording) => scoring.ask({ kind: 'transcription', recording })),
      );
      if (outcome.kind === 'transcription') return { transcription: outcome.text };
      throw problemOf(outcome, 'audio');
    }),
  ];
}

/** Recordings of one learner that are listened to at a time: the threads are there for everybody. */
const atOnce = 2;

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** A recording without bytes is refused at once, also where the engine is missing or busy. */
async function askAbout(
  recording: RecordedFile,
  ask: (recording: RecordedFile) => Promise<ThreadOutcome>,
): Promise<ThreadOutcome> {
  return recording.length === 0 ? { kind: 'refused', reason: 'empty' } : ask(recording);
}

/** What the learner can do about a recording that is not scored, by why. */
const refusals: Readonly<Record<string, string>> = {
  empty: 'The recording is empty. Please record again',
  'too-short': 'The recording is too short. Please record again',
  'too-long': 'The recording is too long. Please record a shorter one',
  'no-speech': 'We could not hear speech. Try again closer to the microphone',
  'other-word': 'We could not match this to the word. Try again closer to the microphone',
};

/** What was heard instead is named when it is short enough to be read at a glance. */
const longestHeard = 40;

function refusalOf({ reason, heard }: Extract<ThreadOutcome, { kind: 'refused' }>): string {
  if (reason === 'other-word' && heard !== undefined && heard.length <= longestHeard)
    return `We heard “${heard.replace(/\p{P}+$/u, '')}”. Say the word again, closer to the microphone`;
  return refusals[reason] ?? 'This recording cannot be scored';
}

/** An outcome without a result. The sentence is the message too: screens show it as it is (spec section 8). */
function problemOf(outcome: ThreadOutcome, field: string): Error {
  const spoken = (message: string, code: string) =>
    new Problem('VALIDATION', message, { errors: [{ field, code, defaultMessage: message }] });
  switch (outcome.kind) {
    case 'refused':
      return spoken(refusalOf(outcome), outcome.reason);
    case 'format':
      return spoken('This recording cannot be read. Please record again', 'format');
    case 'timeout':
      return new Problem('UNAVAILABLE', 'This took too long. Try a shorter recording', {
        retryAfterSeconds: 5,
      });
    case 'no-engine':
    case 'busy':
    case 'stopped':
      return new Problem('UNAVAILABLE', 'The server cannot listen to speech now. Try again later', {
        retryAfterSeconds: 30,
      });
    case 'broken':
    case 'crashed':
      return new Error(`a scoring thread failed: ${outcome.error}`);
    case 'scored':
    case 'word':
    case 'transcription':
    case 'unsupported':
      return new Error(`a scoring thread answered ${outcome.kind}`);
  }
}
