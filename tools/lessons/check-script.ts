import type { Bank } from '#content/load-bank.ts';
import { withFacts } from '#content/lessons/lesson-facts.ts';
import { LessonScript, type LessonSlide } from '#content/lessons/lesson-script.ts';
import { voices } from '#content/voices.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { shownText } from '#domain/tasks/listening/highlight-incorrect-words/shown-text.ts';
import { clipOf } from './clip.ts';
import { imageOf, pointsOf } from './lesson-view.ts';
import type { ScriptFile } from './read-scripts.ts';

/** Longest recording that a lesson plays. */
const longestClipMs = 12_000;

const numberWord =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|twice|half|double)s?\b/i;

type Slide<Kind extends LessonSlide['kind']> = Extract<LessonSlide, { kind: Kind }>;

/** Every string in a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** What is said and shown by the lesson itself, not by its example. */
function ownTexts(slide: LessonSlide): string[] {
  if (slide.kind === 'question' || slide.kind === 'answer') return [slide.heading];
  const { kind: _, ...rest } = slide;
  return stringsOf(
    'stops' in rest ? { ...rest, stops: rest.stops.map(({ icon: __, ...stop }) => stop) } : rest,
  );
}

function numberFaults(slide: LessonSlide): string[] {
  return ownTexts(slide).flatMap((text) => {
    const found = numberWord.exec(text.replace(/\{[^}]*\}/g, ''))?.[0];
    return found === undefined ? [] : [`the number "${found}" is no fact of the rubric: ${text}`];
  });
}

function factFaults(slide: LessonSlide, { taskType }: LessonScript): string[] {
  const isExample = slide.kind === 'question' || slide.kind === 'answer';
  const texts = isExample
    ? [
        slide.heading,
        slide.say ?? '',
        ...(slide.kind === 'answer' ? slide.marks.flatMap(({ say, note }) => [say, note]) : []),
      ]
    : stringsOf(slide);
  return texts.flatMap((text) => {
    try {
      withFacts(text, taskType);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** Every text of an item, and the one that a learner of Highlight Incorrect Words sees. */
function itemTexts(item: BankItem): string[] {
  return [...stringsOf(item), ...(item.taskType === 'HIW' ? [shownText(item)] : [])];
}

const evened = (text: string): string =>
  text
    .replace(/\{\d+\}|_{3,}/g, '___')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Stretches of a question that must stand in the item as they are. */
const stretchesOf = (text: string): string[] =>
  text
    .split(/\s*\.\.\.\s*|\n/)
    .map((part) => evened(part.replace(/^[A-Z] {2}/, '')))
    .filter((part) => part !== '');

function questionFaults({ text, clip, hasImage }: Slide<'question'>, item: BankItem): string[] {
  const own = itemTexts(item).map(evened);
  const strange = stretchesOf(text ?? '').filter((part) => !own.some((whole) => whole.includes(part)));
  const faults = strange.map((part) => `not in item ${item.id}: ${part}`);
  if (hasImage && imageOf(item) === undefined) faults.push(`item ${item.id} has no picture`);
  if (clip === undefined) return faults;
  try {
    const { durationMs } = clipOf(item, clip);
    if (durationMs > longestClipMs) faults.push(`the recording lasts ${(durationMs / 1000).toFixed(1)} s`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}

function answerFaults({ text, marks, verdict, value }: Slide<'answer'>, item: BankItem): string[] {
  const faults = marks
    .filter(({ phrase }) => text.split(phrase).length !== 2)
    .map(({ phrase }) => `"${phrase}" does not occur once in: ${text}`);
  if (value === undefined) return faults;
  try {
    const { points, max } = pointsOf(item, value);
    if ((points === max) !== (verdict === 'good'))
      faults.push(`a ${verdict} answer with ${points} of ${max} points`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}

function voiceFaults({ narrator, learner }: LessonScript): string[] {
  const [first, second] = [narrator, learner].map((id) => voices.find((voice) => voice.id === id));
  if (!first || !second) return [`no voice ${first ? learner : narrator}`];
  return first.speaker === second.speaker ? [`${narrator} and ${learner} are of one sex`] : [];
}

function slideFaults(slide: LessonSlide, script: LessonScript, item: BankItem): string[] {
  return [
    ...numberFaults(slide),
    ...factFaults(slide, script),
    ...(slide.kind === 'question' ? questionFaults(slide, item) : []),
    ...(slide.kind === 'answer' ? answerFaults(slide, item) : []),
  ];
}

/** What is wrong with a script, each with its place. */
export function scriptFaults({ name, content }: ScriptFile, bank: Pick<Bank, 'items'>): string[] {
  const parsed = LessonScript.safeParse(content);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${name}: ${path.join('.')} ${message}`);
  const script = parsed.data;
  if (script.taskType !== name) return [`${name}: is a lesson of ${script.taskType}`];
  const item = bank.items.find(({ id }) => id === script.itemId);
  if (item === undefined) return [`${name}: there is no item ${script.itemId}`];
  if (item.taskType !== name) return [`${name}: item ${item.id} is of ${item.taskType}`];
  const ends = [script.slides[0]?.kind, script.slides.at(-1)?.kind];
  return [
    ...(ends.join() === 'title,close' ? [] : ['begins with a title and ends with a close']),
    ...voiceFaults(script),
    ...script.slides.flatMap((slide, at) =>
      slideFaults(slide, script, item).map((fault) => `slide ${at + 1} (${slide.kind}): ${fault}`),
    ),
  ].map((fault) => `${name}: ${fault}`);
}
