import { expect, it } from 'vitest';
import { TranscriptionBody } from '#contract/entities/dictation.ts';
import type { CallOutcome } from './call-outcome.ts';
import { createTranscriptionRequest } from './request-transcription.ts';

function askServer(outcome: CallOutcome<unknown>, mp3 = new Uint8Array(20_000).fill(0xff)) {
  const sent: { userId: string; path: string; json: unknown }[] = [];
  const request = createTranscriptionRequest(
    { userId: 'maya' },
    {
      async postJson(userId, path, json) {
        sent.push({ userId, path, json });
        return outcome;
      },
    },
  );
  return { sent, mp3, result: request(mp3) };
}

it('sends the whole recording as base64, and gives what the server understood', async () => {
  const { sent, mp3, result } = askServer({ kind: 'answered', body: { transcription: 'Good morning.' } });
  expect(await result).toEqual({ kind: 'heard', text: 'Good morning.' });
  expect(sent).toMatchObject([{ userId: 'maya', path: '/api/speaking/transcription' }]);
  const { audio } = TranscriptionBody.parse(sent[0]?.json);
  expect(Buffer.from(audio, 'base64').equals(mp3)).toBe(true);
});

it.each([
  [{ kind: 'signed-out' }, { kind: 'signed-out' }],
  [{ kind: 'unknown', reason: 'network' }, { kind: 'no-connection' }],
  [{ kind: 'answered', body: '<html>Sign in to this Wi-Fi</html>' }, { kind: 'no-connection' }],
  [
    { kind: 'refused', status: 422, code: 'VALIDATION', message: 'Please record again', retryAfterMs: null },
    { kind: 'refused', message: 'Please record again' },
  ],
] as const)('%o becomes %o', async (outcome, expected) => {
  expect(await askServer(outcome as CallOutcome<unknown>).result).toEqual(expected);
});
