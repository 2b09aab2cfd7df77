import { commonLufs } from './common-loudness.ts';
import { amplify } from './limiter.ts';
import { integratedLufs } from './loudness.ts';
import { speechBounds } from './speech-bounds.ts';

/** A recording that is ready to be played beside any other voice. */
export interface PreparedSound {
  /** At the common loudness, without the silence at the ends. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** How many samples were cut off before the first one. */
  readonly cutSamples: number;
  /** Plain gain; what the limiter took back is not in it. */
  readonly gainDb: number;
  /** As it was recorded; `null` for silence. */
  readonly lufs: number | null;
}

/** More than this raises the noise of a room and no voice. */
const mostGainDb = 24;
/** -1.5 dB: turning down changes the shape a little, and no true peak may come over -1 dB. */
const ceiling = 10 ** (-1.5 / 20);
/** A limiter makes it softer; what that took is given back so often. */
const rounds = 4;
const closeEnoughLu = 0.2;

const factor = (db: number): number => 10 ** (db / 20);

/** Mono samples at `commonLufs` with true peaks under -1 dB, from shortly before the first word to shortly after the last. */
export function prepareSound(recorded: Float32Array, sampleRate: number): PreparedSound {
  const { from, to } = speechBounds(recorded, sampleRate);
  const speech = recorded.slice(from, to);
  const lufs = integratedLufs(speech, sampleRate);
  if (lufs === null) return { samples: speech, cutSamples: from, gainDb: 0, lufs };
  let gainDb = Math.min(mostGainDb, commonLufs - lufs);
  let samples = amplify(speech, sampleRate, { gain: factor(gainDb), ceiling });
  for (let round = 1; round < rounds; round += 1) {
    const missing = commonLufs - (integratedLufs(samples, sampleRate) ?? commonLufs);
    if (missing < closeEnoughLu || gainDb >= mostGainDb) break;
    gainDb = Math.min(mostGainDb, gainDb + missing);
    samples = amplify(speech, sampleRate, { gain: factor(gainDb), ceiling });
  }
  return { samples, cutSamples: from, gainDb, lufs };
}
