import type { BankItem } from '#contract/items/bank-item.ts';
import { checkSpelling } from '#engines/writing/spelling/check-spelling.ts';
import { conventionOf } from '#engines/writing/spelling/convention.ts';
import { sentencesOf } from '#engines/writing/text/sentences.ts';
import { tokenize } from '#engines/writing/text/tokens.ts';
import { lexicon } from './word-lists.ts';

/** No texts, texts that take both spellings on purpose, and how words sound. */
const unread = new Set([
  'id',
  'taskType',
  'level',
  'exams',
  'kind',
  'provenance',
  'audios',
  'translations',
  'terms',
  'accepted',
  'analysis',
  'why',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}

/** Words that the lexicon takes for slips of commoner ones. */
const right: ReadonlySet<string> = new Set(['lapis']);

/** A word in quotes may be a slip that is warned of, or a sound; hyphens mark a part of a word, or its syllables. */
const noWords = /"[^"]*"|(?<!\w)-\w+|\w+-(?!\w)|\w+(?:-\w+){2,}/g;

const read = (text: string) => sentencesOf(tokenize(text));

/** Words that are spelt neither in the British nor in the American way, and an item that is spelt in both. */
export function findSpellingFaults(item: BankItem): string[] {
  const text = textsIn(item).join('\n\n');
  const slips = checkSpelling(lexicon, read(text.replace(noWords, ' ')), right);
  const { american, british } = conventionOf(lexicon, read(text));
  return [
    ...slips
      .filter(({ isSure }) => isSure)
      .map(
        ({ word, suggestions }) => `"${word}" is no spelling of either nation (${suggestions.join(', ')}?)`,
      ),
    ...(american.length > 0 && british.length > 0
      ? [`is spelt in two ways: ${american.join(', ')} (American), ${british.join(', ')} (British)`]
      : []),
  ];
}
