import type { LessonScript } from '#content/lessons/lesson-script.ts';
import type { Bank } from '#content/load-bank.ts';
import { clipOf, decodeClip, levelsOfSamples } from './clip.ts';
import { examTasks, type LessonView } from './lesson-view.ts';

/** A lesson with what it takes from the bank. */
export interface OpenLesson {
  readonly view: LessonView;
  /** Samples of the recordings that it plays, by the names of their voices. */
  readonly clips: ReadonlyMap<string, Float32Array>;
}

/** What a script shows of the bank. Throws when it has no such item. */
export function viewOf(script: LessonScript, bank: Bank, clips: OpenLesson['clips'] = new Map()): LessonView {
  const item = bank.items.find(({ id }) => id === script.itemId);
  if (item === undefined) throw new Error(`${script.taskType}: there is no item ${script.itemId}.`);
  const levelsOf = (voice: string): number[] => levelsOfSamples(clips.get(voice) ?? new Float32Array());
  return { script, item, tasks: examTasks(script.taskType), levelsOf };
}

/** Ids of the recordings that a lesson plays. */
export const clipNames = ({ slides }: LessonScript): string[] =>
  slides.flatMap((slide) => (slide.kind === 'question' && slide.clip !== undefined ? [slide.clip] : []));

/** Reads what a script names. Throws when its item or a recording is missing. */
export async function openLesson(script: LessonScript, bank: Bank): Promise<OpenLesson> {
  const { item } = viewOf(script, bank);
  const clips = new Map<string, Float32Array>();
  for (const voice of clipNames(script)) clips.set(voice, await decodeClip(bank, clipOf(item, voice)));
  return { view: viewOf(script, bank, clips), clips };
}
