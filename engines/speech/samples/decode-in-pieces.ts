import { toMono16k } from './to-mono-16k.ts';

/** An MP3 decoder that takes a file piece by piece; `mpg123-decoder` is one. */
export interface PieceDecoder {
  decode(bytes: Uint8Array): {
    readonly channelData: readonly Float32Array[];
    readonly samplesDecoded: number;
    readonly sampleRate: number;
  };
}

/** What `mpg123-decoder` takes at once: handed over in such pieces, a file gives the same samples as in one call. */
const pieceBytes = 65_536;

/** Sound after this is not decoded: 20 MB can hold hours. The engines take 180 s and say that a longer one is too long. */
export const longestSeconds = 181;

function join(pieces: readonly Float32Array[], length: number): Float32Array {
  const joined = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    const fitting = piece.subarray(0, length - at);
    joined.set(fitting, at);
    at += fitting.length;
  }
  return joined;
}

/**
 * The sound of a file as 16 kHz mono; what is damaged in it is left out, and what has no sound gives no samples. Device and
 * server both decode with it, so that they score the same samples.
 */
export function decodeInPieces(decoder: PieceDecoder, bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const channels: Float32Array[][] = [];
  let length = 0;
  let rate = 0;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = decoder.decode(bytes.subarray(at, at + pieceBytes));
    if (piece.samplesDecoded === 0) continue;
    piece.channelData.forEach((samples, i) => (channels[i] ??= []).push(samples));
    length += piece.samplesDecoded;
    rate = piece.sampleRate;
    if (length > longestSeconds * rate) break;
  }
  if (rate === 0) return new Float32Array();
  const kept = Math.min(length, longestSeconds * rate);
  return toMono16k(
    channels.map((pieces) => join(pieces, kept)),
    rate,
  );
}
