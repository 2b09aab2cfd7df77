import { spokenTextOf } from '#content/spoken-text.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { speechPower } from '#tools/content/waveform.ts';
import { clipOf } from './clip.ts';
import { stepsOf, voiceOf, type LessonStep } from './lesson-steps.ts';
import type { OpenLesson } from './open-lesson.ts';
import { spokenGo } from './speech.ts';
import { goesOfText } from './speech-goes.ts';
import { textOf } from './slides/html.ts';
import { slideHtml } from './slides/slide-html.ts';
import type { Heard, HeardSlide } from './timeline.ts';
import { spreadWords, timeWords, type TimedWord } from './word-times.ts';

const lastsMs = (samples: Float32Array): number => (1000 * samples.length) / sampleRate;

/** The words of a recording by the times that the reading engine heard, or by their lengths where it did not. */
function clipWords(item: BankItem, voice: string, samples: Float32Array): TimedWord[] {
  const words = (spokenTextOf(item) ?? '').split(/\s+/).filter((word) => word !== '');
  const times = clipOf(item, voice).wordTimes ?? [];
  const isWhole = times.length === words.length && times.every((one) => one !== null);
  if (!isWhole) return spreadWords(words, { from: 0, to: lastsMs(samples) });
  return words.map((text, at) => ({ text, fromMs: times[at]?.[0] ?? 0, toMs: times[at]?.[1] ?? 0 }));
}

async function heardOf({ view, clips }: OpenLesson, step: LessonStep): Promise<Heard[]> {
  const { shown } = step;
  if (step.kind === 'clip') {
    const samples = clips.get(step.voice) ?? new Float32Array();
    const words = clipWords(view.item, step.voice, samples);
    return [{ speaker: 'recording', samples, durationMs: lastsMs(samples), words, shown }];
  }
  const goes = await goesOfText(step.text, voiceOf(view.script, step.role));
  return goes.map(spokenGo).map(({ text, samples, signs }) => ({
    speaker: step.role,
    samples,
    durationMs: lastsMs(samples),
    words: timeWords(text, signs),
    shown,
  }));
}

/** Brings each speaker to the loudness of the narrator; the master knows only that of the whole. */
function balanced(slides: readonly HeardSlide[]): HeardSlide[] {
  const all = slides.flatMap(({ heard }) => heard);
  const powers = new Map(
    [...Map.groupBy(all, ({ speaker }) => speaker)].map(([speaker, own]) => [
      speaker,
      speechPower(own.map(({ samples }) => samples)),
    ]),
  );
  const wanted = powers.get('narrator') ?? 0;
  const gainOf = ({ speaker }: Heard): number => Math.sqrt(wanted / (powers.get(speaker) ?? wanted));
  return slides.map((slide) => ({
    ...slide,
    heard: slide.heard.map((one) => {
      const gain = gainOf(one);
      return { ...one, samples: one.samples.map((sample) => sample * gain) };
    }),
  }));
}

/** All that is heard in a lesson, slide by slide. Throws when something of it was not spoken yet. */
export async function hearLesson(lesson: OpenLesson): Promise<HeardSlide[]> {
  const slides: HeardSlide[] = [];
  const { script } = lesson.view;
  for (const [at, slide] of script.slides.entries()) {
    const heard: Heard[] = [];
    for (const step of stepsOf(slide)) heard.push(...(await heardOf(lesson, step)));
    const wordsShown = wordsOf(textOf(slideHtml(slide, lesson.view))).length;
    slides.push({ name: `${script.taskType}, slide ${at + 1} (${slide.kind})`, wordsShown, heard });
  }
  return balanced(slides);
}
