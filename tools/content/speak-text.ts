import type { Complexity } from '#contract/exam.ts';
import type { SpokenPart } from '#content/renderings.ts';
import type { Voice } from '#content/voices.ts';
import { sentencesOf, wordsOf } from '#domain/words/words-and-sentences.ts';
import { sampleRate, type Speaker } from './kokoro.ts';
import { countSyllables, toPhonemes } from './phonemes.ts';
import { toSpeakable } from './speakable.ts';
import { concatenate, silence, speechPower, trimToSpeech } from './waveform.ts';

/** The exam speaks at 140 to 175 words a minute; nothing outside is accepted. */
export const slowest = 140;
export const fastest = 175;
/** Aims stay away from both ends, because the voice does not follow exactly. */
const slowestAim = 146;
const fastestAim = 168;
/** Syllables a second of each level. They decide inside the range: long words need more time than short ones. */
const levelRate: Record<Complexity, number> = { EASY: 4, AVERAGE: 4.3, HARD: 4.7 };

export interface Speech {
  /** From the first sound to the last. */
  readonly samples: Float32Array;
  readonly tempo: number;
  /** After the change of tempo. */
  readonly wordsPerMinute: number;
}

function gapAfter(sentence: string): number {
  if (sentence.endsWith('?')) return 450;
  return wordsOf(sentence).length > 12 ? 400 : 320;
}

/** Rests between two people, by turns so that they do not sound like a clock. With the breath around each turn 100 ms more. */
const turnGapsMs = [440, 360, 470, 400];

interface Line {
  readonly voice: Voice;
  readonly phonemes: string;
  readonly gapMs: number;
}

interface SpokenLine extends Line {
  readonly samples: Float32Array;
}

interface Script {
  readonly lines: readonly Line[];
  readonly words: number;
  readonly syllables: number;
  readonly aim: number;
}

/** Alone, a sentence of fewer words gets sounds that are not in it (*Bye* became *the bye*). */
const leastWords = 4;
/** In characters; what the model takes at once is a little more. */
const longestGo = 400;

/** What the model speaks in one go: a sentence, and a very short one together with its neighbour. */
export function goesOf(text: string): string[] {
  const goes: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = goes.at(-1);
    const isShort = [last ?? '', sentence].some((one) => wordsOf(one).length < leastWords);
    if (last !== undefined && isShort && last.length + sentence.length < longestGo) {
      goes[goes.length - 1] = `${last} ${sentence}`;
    } else goes.push(sentence);
  }
  return goes;
}

async function linesOf({ text, voice }: SpokenPart, turn: number): Promise<Line[]> {
  const lines: Line[] = [];
  const sentences = goesOf(toSpeakable(text));
  for (const [at, sentence] of sentences.entries()) {
    const isLast = at === sentences.length - 1;
    const gapMs = isLast ? (turnGapsMs[turn % turnGapsMs.length] ?? 0) : gapAfter(sentence);
    lines.push({ voice, phonemes: await toPhonemes(sentence, voice.accent), gapMs });
  }
  return lines;
}

/** What is said sentence by sentence, with the rest after each, and the pace that it should have. */
async function writeScript(parts: readonly SpokenPart[], level: Complexity): Promise<Script> {
  const lines: Line[] = [];
  for (const [turn, part] of parts.entries()) lines.push(...(await linesOf(part, turn)));
  const words = parts.reduce((sum, { text }) => sum + wordsOf(toSpeakable(text)).length, 0);
  const syllables = lines.reduce((sum, { phonemes }) => sum + countSyllables(phonemes), 0);
  const ratePace = (levelRate[level] * 60 * words) / Math.max(1, syllables);
  const aim = Math.max(slowestAim, Math.min(fastestAim, ratePace));
  return { lines, words, syllables, aim };
}

/** Brings all voices of a conversation to the loudness of the first; ffmpeg knows only that of the whole. */
function balance(lines: readonly SpokenLine[]): Float32Array[] {
  const byVoice = Map.groupBy(lines, ({ voice }) => voice);
  const powers = new Map(
    [...byVoice].map(([voice, own]) => [voice, speechPower(own.map(({ samples }) => samples))]),
  );
  const [wanted = 0] = powers.values();
  return lines.map(({ voice, samples }) => {
    const own = powers.get(voice) ?? 0;
    return own === wanted || own === 0 ? samples : samples.map((sample) => sample * Math.sqrt(wanted / own));
  });
}

/** `rate`: syllables a second, for every voice. */
async function speakAt(speaker: Speaker, { lines }: Script, rate: number): Promise<Float32Array> {
  const spoken: SpokenLine[] = [];
  for (const line of lines) {
    const { phonemes, voice } = line;
    const { samples } = await speaker.speak(phonemes, voice.id, rate / voice.naturalRate);
    spoken.push({ ...line, samples: trimToSpeech(samples) });
  }
  const rests = lines.slice(0, -1).map(({ gapMs }) => silence(gapMs));
  return concatenate(balance(spoken).flatMap((samples, i) => [samples, rests[i] ?? silence(0)]));
}

/** The model rounds the length of each sound, so its speed is only roughly obeyed; ffmpeg takes it from there. */
const slowestStretch = 0.82;
const fastestStretch = 1.2;

/**
 * Speaks a text sentence by sentence. `tempo` is what is left to do for the pace of its level: the factor by which
 * to play the samples faster without changing the pitch. When that is too far for a clean sound, the speech is made
 * again at a corrected speed.
 */
export async function speakText(
  speaker: Speaker,
  parts: readonly SpokenPart[],
  level: Complexity,
): Promise<Speech> {
  const script = await writeScript(parts, level);
  const gaps = script.lines.slice(0, -1).reduce((sum, { gapMs }) => sum + gapMs, 0) / 1000;
  let rate = script.syllables / ((script.words * 60) / script.aim - gaps);
  for (let attempt = 1; ; attempt += 1) {
    const samples = await speakAt(speaker, script, rate);
    const pace = (script.words * 60 * sampleRate) / samples.length;
    const tempo = script.aim / pace;
    if ((tempo >= slowestStretch && tempo <= fastestStretch) || attempt === 3) {
      const isNearEnough = Math.abs(tempo - 1) < 0.03;
      return isNearEnough
        ? { samples, tempo: 1, wordsPerMinute: pace }
        : { samples, tempo, wordsPerMinute: script.aim };
    }
    rate *= tempo;
  }
}
