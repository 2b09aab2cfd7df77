import { MPEGDecoder } from 'mpg123-decoder';
import { toMono16k } from '#domain/audio/to-mono-16k.ts';
import { longestSeconds } from './longest-seconds.ts';

/** What the decoder takes at once: handed over in such pieces, a file gives the same samples as in one call. */
const pieceBytes = 65_536;

function join(pieces: readonly Float32Array[], length: number): Float32Array {
  const joined = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/**
 * The sound of an MP3 as 16 kHz mono, with the decoder that devices use; what is damaged in it is left out. No samples when
 * there is no MP3 in it. What comes after the longest time that is scored is not decoded: 20 MB can hold hours.
 */
export async function decodeMp3(bytes: Uint8Array): Promise<Float32Array<ArrayBuffer>> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const channels: Float32Array[][] = [];
    let length = 0;
    let sampleRate = 0;
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = decoder.decode(bytes.subarray(at, at + pieceBytes));
      if (piece.samplesDecoded === 0) continue;
      piece.channelData.forEach((samples, i) => (channels[i] ??= []).push(samples));
      length += piece.samplesDecoded;
      sampleRate = piece.sampleRate;
      if (length > longestSeconds * sampleRate) break;
    }
    if (length === 0 || sampleRate === 0) return new Float32Array();
    const kept = Math.min(length, longestSeconds * sampleRate);
    return toMono16k(
      channels.map((pieces) => join(pieces, length).subarray(0, kept)),
      sampleRate,
    );
  } finally {
    decoder.free();
  }
}
