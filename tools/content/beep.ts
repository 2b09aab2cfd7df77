import { beepMs } from '#content/sound-frame.ts';
import { sampleRate } from './kokoro.ts';
import { commonLufs } from '#domain/signal/common-loudness.ts';
import { concatenate, silence } from './waveform.ts';

const hertz = 1000;
const fadeMs = 10;

/** A sine of 1 kHz at full scale has -3.01 LUFS in mono, so this is as loud as the speech. */
const amplitude = 10 ** ((commonLufs + 3.01) / 20);

/** What follows the speech of an item whose last words are missing: a short rest, then the beep. */
export function beepTail(): Float32Array {
  const beep = silence(beepMs.lasts);
  const fade = (fadeMs / 1000) * sampleRate;
  const tone = beep.map((_, i) => {
    const fromEnd = beep.length - 1 - i;
    return (
      amplitude * Math.min(1, i / fade, fromEnd / fade) * Math.sin((2 * Math.PI * hertz * i) / sampleRate)
    );
  });
  return concatenate([silence(beepMs.after), tone]);
}
