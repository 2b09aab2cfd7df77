import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { Digest } from '#platform/digest.ts';
import type { EncodedAudio, OnProgress } from '#workers/audio/api.ts';
import type { CaptureResult } from './capture.ts';
import { decodeAudio } from '#platform/audio-client/decode-audio.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface CompletionPorts {
  audio: Pick<AudioClient, 'convertToMp3' | 'inspectMp3' | 'measureSignal'>;
  digest: Digest;
}

/** The chunks of a recording as one file. */
export async function joinChunks(chunks: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob([...chunks]).arrayBuffer());
}

/**
 * What was saved of a recording that never finished, as a whole one: an MP3 up to its last whole frame; anything else
 * converted, or as it is while the converter cannot be had. `null` when nothing in it can be played.
 */
export async function recoverAudio(
  bytes: Bytes,
  mimeType: string,
  { audio, digest }: CompletionPorts,
  onProgress?: OnProgress,
): Promise<EncodedAudio | null> {
  const decoded = await decodeAudio(bytes);
  const measure = async () => decoded && (await audio.measureSignal(decoded.samples, decoded.sampleRate));
  if (mimeType === 'audio/mpeg') {
    const mp3 = await audio.inspectMp3(bytes);
    if (mp3.kind === 'not-mp3') return null;
    const { kind: _, ...whole } = mp3;
    return { ...whole, mimeType, signal: await measure() };
  }
  const converted = await audio.convertToMp3(bytes, mimeType, onProgress ? { onProgress } : {});
  if (converted.kind === 'converted') return converted.audio;
  if (!decoded) return null;
  const sha256 = await digest.sha256(bytes);
  return { bytes, mimeType, durationMs: decoded.durationMs, sha256, signal: await measure() };
}

/** A finished capture as a recording; of a failed one, what its chunks hold. */
export async function completeRecording(
  result: CaptureResult,
  chunks: readonly Bytes[],
  ports: CompletionPorts,
  onProgress: OnProgress,
): Promise<EncodedAudio | null> {
  if (result.kind === 'finished') return result.audio;
  if (result.kind === 'raw') {
    const { bytes, mimeType, durationMs } = result;
    const recovered = await recoverAudio(bytes, mimeType, ports, onProgress);
    // Not even this browser can read what it wrote: the learner's voice is kept all the same.
    return (
      recovered ?? { bytes, mimeType, durationMs, sha256: await ports.digest.sha256(bytes), signal: null }
    );
  }
  return chunks.length === 0 ? null : recoverAudio(await joinChunks(chunks), 'audio/mpeg', ports);
}
