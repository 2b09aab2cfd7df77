import type { Complexity } from '#contract/exam.ts';
import type { Voice } from '#content/voices.ts';
import { sentencesOf, wordsOf } from '#domain/words/words-and-sentences.ts';
import { sampleRate, type Speaker } from './kokoro.ts';
import { countSyllables, toPhonemes } from './phonemes.ts';
import { toSpeakable } from './speakable.ts';
import { concatenate, silence, trimToSpeech } from './waveform.ts';

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

interface Script {
  readonly sentences: readonly { readonly phonemes: string; readonly gapMs: number }[];
  readonly words: number;
  readonly syllables: number;
  readonly aim: number;
}

async function writeScript(text: string, level: Complexity, voice: Voice): Promise<Script> {
  const speakable = toSpeakable(text);
  const words = wordsOf(speakable).length;
  const sentences = [];
  for (const sentence of sentencesOf(speakable)) {
    sentences.push({ phonemes: await toPhonemes(sentence, voice.accent), gapMs: gapAfter(sentence) });
  }
  const syllables = sentences.reduce((sum, sentence) => sum + countSyllables(sentence.phonemes), 0);
  const ratePace = (levelRate[level] * 60 * words) / Math.max(1, syllables);
  const aim = Math.max(slowestAim, Math.min(fastestAim, ratePace));
  return { sentences, words, syllables, aim };
}

async function speakAt(speaker: Speaker, script: Script, voice: Voice, speed: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (const [index, sentence] of script.sentences.entries()) {
    parts.push(trimToSpeech(await speaker.speak(sentence.phonemes, voice.id, speed)));
    if (index < script.sentences.length - 1) parts.push(silence(sentence.gapMs));
  }
  return concatenate(parts);
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
  text: string,
  level: Complexity,
  voice: Voice,
): Promise<Speech> {
  const script = await writeScript(text, level, voice);
  const gaps = script.sentences.slice(0, -1).reduce((sum, sentence) => sum + sentence.gapMs, 0) / 1000;
  const spokenSeconds = (script.words * 60) / script.aim - gaps;
  let speed = script.syllables / spokenSeconds / voice.naturalRate;
  for (let attempt = 1; ; attempt += 1) {
    const samples = await speakAt(speaker, script, voice, speed);
    const pace = (script.words * 60 * sampleRate) / samples.length;
    const tempo = script.aim / pace;
    if ((tempo >= slowestStretch && tempo <= fastestStretch) || attempt === 3) {
      const isNearEnough = Math.abs(tempo - 1) < 0.03;
      return isNearEnough
        ? { samples, tempo: 1, wordsPerMinute: pace }
        : { samples, tempo, wordsPerMinute: script.aim };
    }
    speed *= tempo;
  }
}
