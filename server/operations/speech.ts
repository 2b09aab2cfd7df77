import { wordRoutes } from '#contract/routes/words.ts';
import { operation } from '#server/http/operation.ts';
import { invalidField, Problem } from '#server/problem.ts';
import type { Stores } from '#server/store/effect.ts';

/** What the learner can do about a recording that is not scored, by why. */
const refusals: Readonly<Record<string, string>> = {
  empty: 'The recording is empty. Record the word again',
  'too-short': 'The recording is too short. Record the word again',
  'no-speech': 'We could not hear speech. Try again closer to the microphone',
  'other-word': 'We could not match this to the word. Try again closer to the microphone',
};

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Speech that is scored while the learner waits; nothing of it is stored. */
export function speechOperations({ scoring }: Stores) {
  return [
    operation(wordRoutes.wordScore, async ({ body }) => {
      const recording = bytesOf(body.voice);
      const outcome = await scoring.ask({ kind: 'word', word: body.word, recording });
      switch (outcome.kind) {
        case 'word':
          return outcome.score;
        case 'refused':
          throw spoken(refusals[outcome.reason] ?? 'This recording cannot be scored', outcome.reason);
        case 'format':
          throw spoken('This recording cannot be read. Record the word again', 'format');
        case 'unsupported':
          throw invalidField('word', 'Only a single English word can be scored', 'unsupported');
        case 'timeout':
          throw new Problem('UNAVAILABLE', 'Scoring took too long. Try a shorter recording', {
            retryAfterSeconds: 5,
          });
        case 'no-engine':
        case 'stopped':
          throw new Problem('UNAVAILABLE', 'The server cannot score speech now. Try again later', {
            retryAfterSeconds: 30,
          });
        case 'scored':
        case 'transcription':
        case 'broken':
        case 'crashed':
          throw new Error(`a word was not scored: ${'error' in outcome ? outcome.error : outcome.kind}`);
      }
    }),
  ];
}

/** The sentence is the message too: screens show it as it is (spec section 8, pronunciation scoring error). */
function spoken(message: string, code: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ field: 'voice', code, defaultMessage: message }] });
}
