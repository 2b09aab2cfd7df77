/** Facts of an MP3 file, read from its frames. */
export interface Mp3Facts {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Of the speech itself: the encoder's own lead-in and padding are taken off where the file states them. */
  readonly durationMs: number;
}

const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const baseRates = [44_100, 48_000, 32_000];

interface Frame {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: number;
  readonly bytes: number;
  /** Offset of the Info tag inside a first frame that carries one. */
  readonly tagAt: number;
}

/** Reads a layer III frame header (ISO 11172-3, 13818-3). Free-format and MPEG 2.5 files are refused. */
function readFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, b1 = 0, b2 = 0, b3 = 0] = bytes.subarray(at, at + 4);
  const version = (b1 >> 3) & 3;
  const isLayer3 = ((b1 >> 1) & 3) === 1;
  if (sync !== 0xff || (b1 & 0xe0) !== 0xe0 || version < 2 || !isLayer3) return undefined;
  const isMpeg1 = version === 3;
  const kilobits = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][b2 >> 4];
  const base = baseRates[(b2 >> 2) & 3];
  if (!kilobits || base === undefined) return undefined;
  const sampleRate = isMpeg1 ? base : base / 2;
  const samples = isMpeg1 ? 1152 : 576;
  const channels = b3 >> 6 === 3 ? 1 : 2;
  const sideInfo = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const bytesInFrame = Math.floor((samples / 8) * ((kilobits * 1000) / sampleRate)) + ((b2 >> 1) & 1);
  return { sampleRate, channels, samples, bytes: bytesInFrame, tagAt: at + 4 + sideInfo };
}

/** Samples to leave out at both ends, from the Info tag; `undefined` when the first frame is not such a tag. */
function readTrim(bytes: Uint8Array, tagAt: number): number | undefined {
  const name = String.fromCharCode(...bytes.subarray(tagAt, tagAt + 4));
  if (name !== 'Info' && name !== 'Xing') return undefined;
  const flags = bytes[tagAt + 7] ?? 0;
  const encoderAt =
    tagAt + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const [d0 = 0, d1 = 0, d2 = 0] = bytes.subarray(encoderAt + 21, encoderAt + 24);
  const delay = (d0 << 4) | (d1 >> 4);
  const padding = ((d1 & 15) << 8) | d2;
  return delay + padding;
}

/** Walks an MP3 from its first byte to its last. `undefined` when it is not a clean run of frames. */
export function readMp3(bytes: Uint8Array): Mp3Facts | undefined {
  const first = readFrame(bytes, 0);
  if (first === undefined) return undefined;
  const trim = readTrim(bytes, first.tagAt);
  let at = trim === undefined ? 0 : first.bytes;
  let samples = 0;
  while (at < bytes.length) {
    const frame = readFrame(bytes, at);
    if (frame?.sampleRate !== first.sampleRate || at + frame.bytes > bytes.length) return undefined;
    samples += frame.samples;
    at += frame.bytes;
  }
  const heard = Math.max(0, samples - (trim ?? 0));
  return {
    sampleRate: first.sampleRate,
    channels: first.channels,
    durationMs: Math.round((heard / first.sampleRate) * 1000),
  };
}
