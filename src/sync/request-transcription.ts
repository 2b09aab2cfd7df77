import { Transcription } from '#contract/entities/dictation.ts';
import { wordRoutes } from '#contract/routes/words.ts';
import type { DataContext } from '#data/store/context.ts';
import type { ReadCalls } from './transport.ts';

/** `refused`: the server's message. */
export type TranscriptionResult =
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'signed-out' | 'no-connection' }
  | { readonly kind: 'refused'; readonly message: string };

export type RequestTranscription = (mp3: Uint8Array) => Promise<TranscriptionResult>;

/** Has the server write down what is said in a recording, where this device cannot. The server keeps nothing of it. */
export function createTranscriptionRequest(
  { userId }: Pick<DataContext, 'userId'>,
  transport: Pick<ReadCalls, 'postJson'>,
): RequestTranscription {
  return async (mp3) => {
    const body = { audio: base64(mp3) };
    const outcome = await transport.postJson(userId, wordRoutes.transcription.path, body);
    switch (outcome.kind) {
      case 'signed-out':
        return { kind: 'signed-out' };
      case 'unknown':
        return { kind: 'no-connection' };
      case 'refused':
        return { kind: 'refused', message: outcome.message };
      case 'answered': {
        const read = Transcription.safeParse(outcome.body);
        // Somebody else has answered, as the sign-in page of a Wi-Fi does.
        return read.success ? { kind: 'heard', text: read.data.transcription } : { kind: 'no-connection' };
      }
    }
  };
}

/** A call takes so many arguments everywhere. */
const pieceBytes = 8_192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(text);
}
