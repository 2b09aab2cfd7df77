/** What the frame headers of an MP3 say. Lengths in samples at `sampleRate`, encoder delay included. */
export interface Mp3Frames {
  frameCount: number;
  sampleRate: number;
  durationMs: number;
  /** Where the last whole frame ends: what comes after was cut off in the middle. */
  wholeBytes: number;
}

// ISO/IEC 11172-3 and 13818-3, layer III, in kbit/s by bitrate index.
const mpeg1Kbps = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2Kbps = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const mpeg1Rates = [44_100, 48_000, 32_000];

interface Frame {
  sizeBytes: number;
  samples: number;
  sampleRate: number;
}

function readFrame(bytes: Uint8Array, at: number): Frame | null {
  const [sync = 0, kind = 0, rates = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  const isLayer3 = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = (kind >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  if (!isLayer3 || version === 1) return null;
  const isMpeg1 = version === 3;
  const kbps = (isMpeg1 ? mpeg1Kbps : mpeg2Kbps)[rates >> 4];
  const baseRate = mpeg1Rates[(rates >> 2) & 3];
  if (!kbps || !baseRate) return null;
  const sampleRate = baseRate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  return {
    sizeBytes: Math.floor((samples / 8) * ((kbps * 1000) / sampleRate)) + padding,
    samples,
    sampleRate,
  };
}

/** An ID3v2 tag in front, as ffmpeg writes one: 10 bytes and a length of four times seven bits. */
function id3Size(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((bytes[at] ?? 0) & 0x7f), 0);
  return length + 10;
}

/**
 * Counts the frames of a layer III stream that starts with a frame or an ID3v2 tag. `null` when there is none.
 * A cut last frame is left out, so it tells how much of an interrupted recording can be played.
 */
export function readMp3Frames(bytes: Uint8Array): Mp3Frames | null {
  let at = id3Size(bytes);
  let frameCount = 0;
  let samples = 0;
  let sampleRate = 0;
  for (;;) {
    const frame = readFrame(bytes, at);
    if (!frame || at + frame.sizeBytes > bytes.length) break;
    at += frame.sizeBytes;
    frameCount += 1;
    samples += frame.samples;
    sampleRate = frame.sampleRate;
  }
  if (frameCount === 0) return null;
  return { frameCount, sampleRate, durationMs: (samples / sampleRate) * 1000, wholeBytes: at };
}
