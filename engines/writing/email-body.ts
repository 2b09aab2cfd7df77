import type { TaggedSentence } from './grammar/check-grammar.ts';

/** A line of a letter that is no sentence: `Dear Ms Hall,`, `Kind regards,`, a name. */
const longestLine = 6;
const mostLinesBehind = 3;

const wordsIn = ({ tokens }: TaggedSentence): number => tokens.filter(({ kind }) => kind === 'word').length;

/**
 * The sentences of an email between its greeting and its sign-off, whose lines would count as very short sentences and as
 * paragraphs. All of them where nothing else is left.
 */
export function emailBody(sentences: readonly TaggedSentence[]): readonly TaggedSentence[] {
  const isLine = (at: number): boolean => {
    const own = sentences[at];
    if (own === undefined || wordsIn(own) > longestLine) return false;
    return sentences.every((other, i) => i === at || other.paragraph !== own.paragraph);
  };
  const from = isLine(0) ? 1 : 0;
  let to = sentences.length;
  while (
    to > from &&
    sentences.length - to < mostLinesBehind &&
    isLine(to - 1) &&
    !sentences[to - 1]?.isEnded
  )
    to -= 1;
  const body = sentences.slice(from, to);
  const first = body[0]?.paragraph ?? 0;
  return body.length === 0
    ? sentences
    : body.map((sentence) => ({ ...sentence, paragraph: sentence.paragraph - first }));
}
