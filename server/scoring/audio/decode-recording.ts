import { looksLike, signatureBytes } from '#server/blobs/media-type.ts';
import type { RecordedFile } from '#server/scoring/threads/messages.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeWithFfmpeg } from './decode-with-ffmpeg.ts';

/** The sound of a recording as 16 kHz mono samples (-1..1); `undefined` when there is none that can be decoded. */
export async function decodeRecording(bytes: RecordedFile): Promise<Float32Array | undefined> {
  const isMp3 = looksLike('audio/mpeg', bytes.subarray(0, signatureBytes));
  const samples = isMp3 ? await decodeMp3(bytes) : await decodeWithFfmpeg(bytes);
  return samples.length === 0 ? undefined : samples;
}
