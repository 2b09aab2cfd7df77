import { wordsOf } from '#domain/words/words-and-sentences.ts';
import type { LessonScript } from '#content/lessons/lesson-script.ts';
import { loadSpeaker, sampleRate, type Speaker } from '#tools/content/kokoro.ts';
import { fetchModels } from '#tools/models/fetch.ts';
import { cutSpoken, type CutSpeech } from './cut-spoken.ts';
import { stepsOf, voiceOf } from './lesson-steps.ts';
import { isSpoken, keepSpoken, readSpoken } from './speech-cache.ts';
import { goesOfText, type SpeechGo } from './speech-goes.ts';

/** A go with its sound, trimmed. */
export interface SpokenGo extends SpeechGo, CutSpeech {}

/** Every go of a lesson, in order. */
export async function goesOfLesson(script: LessonScript): Promise<SpeechGo[]> {
  const goes: SpeechGo[] = [];
  for (const step of script.slides.flatMap(stepsOf))
    if (step.kind === 'speech') goes.push(...(await goesOfText(step.text, voiceOf(script, step.role))));
  return goes;
}

/** Speaks what no earlier run has spoken, and keeps it. Loads the model only when something is missing. */
export async function speakGoes(goes: readonly SpeechGo[], say: (line: string) => void): Promise<void> {
  let speaker: Speaker | undefined;
  for (const [at, go] of goes.entries()) {
    if (isSpoken(go)) continue;
    if (speaker === undefined) {
      await fetchModels('voice', say);
      speaker = await loadSpeaker(1);
    }
    const startedAt = performance.now();
    const said = [go.phonemes, go.followed].filter((part) => part !== '').join(' ');
    keepSpoken(go, await speaker.speak(said, go.voice, go.speed, go.restMs));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`[${at + 1}/${goes.length}, ${seconds} s] ${go.voice}: ${go.text}`);
  }
}

/** A go as it was spoken. Throws when it was not. */
export function spokenGo(go: SpeechGo): SpokenGo {
  const spoken = readSpoken(go);
  if (spoken === undefined) throw new Error(`Not spoken yet: ${go.text}`);
  return { ...go, ...cutSpoken(go, spoken) };
}

/** Words a minute, with a rest of `restMs` after each go. */
export function paceOf(goes: readonly SpokenGo[], restMs: number): number {
  const words = goes.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const samples = goes.reduce((sum, go) => sum + go.samples.length, 0);
  return words / ((samples / sampleRate + (goes.length * restMs) / 1000) / 60);
}
