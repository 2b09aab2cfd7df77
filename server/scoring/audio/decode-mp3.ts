import { MPEGDecoder } from 'mpg123-decoder';
import { decodeInPieces } from '#engines/speech/samples/decode-in-pieces.ts';

/** The sound of an MP3 as 16 kHz mono, with the decoder that devices use. */
export async function decodeMp3(bytes: Uint8Array): Promise<Float32Array<ArrayBuffer>> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return decodeInPieces(decoder, bytes);
  } finally {
    decoder.free();
  }
}
