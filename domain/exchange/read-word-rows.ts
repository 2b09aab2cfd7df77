import { foldWord } from '#domain/words/fold-word.ts';
import { TaskType } from '#contract/task-type.ts';
import { wordFault } from '#domain/books/word-fault.ts';

/** A word that a file has for a book. */
export interface ImportedWord {
  readonly word: string;
  readonly note: string | null;
  readonly practiceType: TaskType | null;
}

/** What a file has: words, each once, and how many lines had none. */
export interface ImportPlan {
  readonly words: readonly ImportedWord[];
  /** Lines without an English word, such as numbers, other scripts or whole sentences. */
  readonly skipped: number;
  /** Words beyond what one import takes. */
  readonly beyond: number;
}

/** Words that one import takes: each is a write of its own that goes to the server. */
export const importLimit = 5_000;

const wordNames = ['word', 'words', 'term', 'front', 'vocabulary', 'expression', 'english'];
const noteNames = ['note', 'notes', 'back', 'definition', 'meaning', 'translation', 'example'];
const taskNames = ['task', 'practicetype', 'practice type'];

const find = (head: readonly string[], names: readonly string[]): number =>
  head.findIndex((cell) => names.includes(cell.trim().toLowerCase()));

/**
 * Words of the rows of a file. A first row of known names says which column is which; without one the first column has
 * the words and the second the notes. Notes are cut at `noteLimit`.
 */
export function readWordRows(rows: readonly (readonly string[])[], noteLimit: number): ImportPlan {
  const head = rows[0] ?? [];
  const named = find(head, wordNames);
  const columns =
    named < 0
      ? { word: 0, note: 1, task: -1 }
      : { word: named, note: find(head, noteNames), task: find(head, taskNames) };
  const words = new Map<string, ImportedWord>();
  let skipped = 0;
  let beyond = 0;
  for (const row of named < 0 ? rows : rows.slice(1)) {
    const word = plain(row[columns.word] ?? '').trim();
    const key = foldWord(word);
    if (wordFault(word) !== null) skipped += 1;
    else if (words.has(key)) continue;
    else if (words.size >= importLimit) beyond += 1;
    else {
      const note = plain(row[columns.note] ?? '')
        .trim()
        .slice(0, noteLimit)
        .toWellFormed();
      const task = TaskType.safeParse((row[columns.task] ?? '').trim());
      words.set(key, { word, note: note === '' ? null : note, practiceType: task.data ?? null });
    }
  }
  return { words: [...words.values()], skipped, beyond };
}

/**
 * Fields of a card may have HTML, names of sounds and signs written as entities: none of it is a word. A pattern stops
 * where the next one begins, or a row of openings alone would take a time that grows with the square of its length.
 */
function plain(cell: string): string {
  return cell
    .replaceAll(/\[sound:[^[\]]*\]/gu, '')
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/giu, '\n')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/^'(?=[=+\-@])/u, '');
}
