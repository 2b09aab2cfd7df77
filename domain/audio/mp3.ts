/** What the frames of an MP3 say. */
export interface Mp3Facts {
  readonly frameCount: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Milliseconds of sound; the encoder's lead-in and padding are taken off where an Info tag states them. */
  readonly durationMs: number;
  /** Where the last whole frame ends: what comes after was cut off or is something else. */
  readonly wholeBytes: number;
  /** The file is a clean run of frames of one rate from (a tag and) its first byte to its last. */
  readonly isWhole: boolean;
}

// ISO/IEC 11172-3 and 13818-3, layer III, in kbit/s by bitrate index; rates of MPEG-1 by index.
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const baseRates = [44_100, 48_000, 32_000];
/** By the two version bits: MPEG-2.5, reserved, MPEG-2, MPEG-1. */
const rateDivisors = [4, 0, 2, 1];

interface Frame {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: number;
  readonly sizeBytes: number;
  /** Offset of the Info tag inside a first frame that carries one. */
  readonly tagAt: number;
}

/** Reads a layer III frame header. Free-format streams are refused. */
function readFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(at, at + 4);
  const version = (kind >> 3) & 3;
  const divisor = rateDivisors[version];
  const baseRate = baseRates[(rates >> 2) & 3];
  const isMpeg1 = version === 3;
  const kilobits = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4];
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2 || !divisor || !kilobits || baseRate === undefined)
    return undefined;
  const sampleRate = baseRate / divisor;
  const samples = isMpeg1 ? 1152 : 576;
  const channels = mode >> 6 === 3 ? 1 : 2;
  const sideInfo = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const padding = (rates >> 1) & 1;
  const sizeBytes = Math.floor((samples / 8) * ((kilobits * 1000) / sampleRate)) + padding;
  return { sampleRate, channels, samples, sizeBytes, tagAt: at + 4 + sideInfo };
}

/** An ID3v2 tag in front, as ffmpeg writes one: 10 bytes and a length of four times seven bits. */
function id3Size(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((bytes[at] ?? 0) & 0x7f), 0);
  return length + 10;
}

/** Samples to leave out at both ends, from the Info tag; `undefined` when the first frame is not such a tag. */
function readTrim(bytes: Uint8Array, tagAt: number): number | undefined {
  const name = String.fromCharCode(...bytes.subarray(tagAt, tagAt + 4));
  if (name !== 'Info' && name !== 'Xing') return undefined;
  const flags = bytes[tagAt + 7] ?? 0;
  const lengths = [4, 4, 100, 4];
  const encoderAt = lengths.reduce((at, length, bit) => (flags & (1 << bit) ? at + length : at), tagAt + 8);
  const [d0 = 0, d1 = 0, d2 = 0] = bytes.subarray(encoderAt + 21, encoderAt + 24);
  return ((d0 << 4) | (d1 >> 4)) + (((d1 & 15) << 8) | d2);
}

/**
 * Walks an MP3 frame by frame from its first byte, or from the end of an ID3v2 tag. A cut last frame is left out, so it
 * also tells how much of an interrupted recording can be played. `undefined` when there is no frame.
 */
export function readMp3(bytes: Uint8Array): Mp3Facts | undefined {
  const start = id3Size(bytes);
  const first = readFrame(bytes, start);
  if (first === undefined) return undefined;
  const trim = readTrim(bytes, first.tagAt);
  let at = start;
  let frameCount = 0;
  let samples = 0;
  for (;;) {
    const frame = readFrame(bytes, at);
    if (frame?.sampleRate !== first.sampleRate || at + frame.sizeBytes > bytes.length) break;
    const isTag = trim !== undefined && frameCount === 0;
    at += frame.sizeBytes;
    frameCount += 1;
    if (!isTag) samples += frame.samples;
  }
  if (frameCount === 0) return undefined;
  const heard = Math.max(0, samples - (trim ?? 0));
  const { sampleRate, channels } = first;
  const durationMs = (heard / sampleRate) * 1000;
  return { frameCount, sampleRate, channels, durationMs, wholeBytes: at, isWhole: at === bytes.length };
}
