import { foldTitle } from '#domain/listing/fold-title.ts';
import { plainText } from './text-parts.ts';

interface FoundBy {
  readonly description: string;
  readonly question: { readonly title: string; readonly taskType: string } | null;
}

/** The notes that have the typed words, in themselves or in the title of their question, and are on the task; '' is any. */
export function findNotes<Note extends FoundBy>(
  notes: readonly Note[],
  wanted: { readonly words: string; readonly taskType: string },
): Note[] {
  const words = foldTitle(wanted.words);
  return notes.filter(
    ({ description, question }) =>
      (wanted.taskType === '' || question?.taskType === wanted.taskType) &&
      (words === '' ||
        // Blocks end words: the last of one line and the first of the next are two.
        foldTitle(plainText(description.replaceAll('</', ' </'), 'html')).includes(words) ||
        foldTitle(question?.title ?? '').includes(words)),
  );
}
