import { isOtherSound, looksLike, signatureBytes } from '#domain/media/signature.ts';
import type { RecordedFile } from '#server/scoring/port/messages.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeWithFfmpeg } from './decode-with-ffmpeg.ts';

/** The sound of a recording as 16 kHz mono samples (-1..1); none when there is nothing in it that can be decoded. */
export async function decodeRecording(bytes: RecordedFile): Promise<Float32Array> {
  if (looksLike('audio/mpeg', bytes.subarray(0, signatureBytes))) return decodeMp3(bytes);
  // ffmpeg reads play lists and scripts too, which can hold its thread for as long as they like.
  return isOtherSound(bytes) ? decodeWithFfmpeg(bytes) : new Float32Array();
}
