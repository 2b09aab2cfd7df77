import type { WordScoreBody, WordScoreQuery } from '#contract/entities/word.ts';
import { wordRoutes } from '#contract/routes/words.ts';
import { isSound } from '#domain/media/signature.ts';
import { operation } from '#server/http/operation.ts';
import { invalidField, Problem } from '#server/problem.ts';
import type { RecordedFile, ThreadOutcome } from '#server/scoring/port/messages.ts';
import type { Stores } from '#server/store/effect.ts';
import { createTurns } from './turns.ts';

/** Speech that is listened to while the learner waits; nothing of it is stored, and it costs no AI score. */
export function speechOperations({ scoring }: Stores) {
  const inTurn = createTurns(atOnce);
  return [
    operation(wordRoutes.wordScore, async ({ body, query, learner }) => {
      const word = wordOf(body, query);
      const outcome = await inTurn(learner.id, () =>
        askAbout(recordingOf(body, 'voice'), (recording) => scoring.ask({ kind: 'word', word, recording })),
      );
      if (outcome.kind === 'word') return outcome.score;
      if (outcome.kind === 'unsupported')
        throw invalidField('word', 'Only a single English word can be scored', 'unsupported');
      throw problemOf(outcome, 'voice');
    }),
    operation(wordRoutes.transcription, async ({ body, learner }) => {
      const outcome = await inTurn(learner.id, () =>
        askAbout(recordingOf(body, 'audio'), (recording) =>
          scoring.ask({ kind: 'transcription', recording }),
        ),
      );
      if (outcome.kind === 'transcription') return { transcription: outcome.text };
      throw problemOf(outcome, 'audio');
    }),
  ];
}

function wordOf(body: WordScoreBody | Uint8Array, query: WordScoreQuery): string {
  const word = body instanceof Uint8Array ? query.word : body.word;
  if (word === undefined) throw invalidField('word', 'Name the word in the query', 'required');
  return word;
}

/** Recordings of one learner that are listened to at a time: the threads are there for everybody. */
const atOnce = 2;

/** The body is the recording, or carries it in a field. */
function recordingOf<Field extends string>(
  body: Record<Field, string> | Uint8Array,
  field: Field,
): RecordedFile {
  return body instanceof Uint8Array ? new Uint8Array(body) : Buffer.from(body[field], 'base64');
}

/** A recording without bytes or sound is refused at once, also where the engine is missing or busy: it wakes no engine. */
async function askAbout(
  recording: RecordedFile,
  ask: (recording: RecordedFile) => Promise<ThreadOutcome>,
): Promise<ThreadOutcome> {
  if (recording.length === 0) return { kind: 'refused', reason: 'empty' };
  return isSound(recording) ? ask(recording) : { kind: 'format' };
}

/** What the learner can do about a recording that is not scored, by why. */
const refusals: Readonly<Record<string, string>> = {
  empty: 'The recording is empty. Please record again',
  'too-short': 'The recording is too short. Please record again',
  'too-long': 'The recording is too long. Please record a shorter one',
  'no-speech':
    'We heard nothing that sounds like a voice. Check that the microphone is the right one, is on, and is not covered. Then try again',
  'other-word': 'What we heard is not this word. Say the word once more',
};

/** What was heard instead is named when it is short enough to be read at a glance. */
const longestHeard = 40;

function refusalOf({ reason, heard }: Extract<ThreadOutcome, { kind: 'refused' }>): string {
  if (reason === 'other-word' && heard !== undefined && heard.length <= longestHeard)
    return `We heard “${heard.replace(/\p{P}+$/u, '')}”. Say the word again`;
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
