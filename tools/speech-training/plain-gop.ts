import { mean } from '#domain/numbers/statistics.ts';
import { groupByWord, type ScoredPhone } from '#engines/speech/pronunciation/word-features.ts';
import { median } from './correlation.ts';
import { phoneMarks, sentenceMarks, type ScoredExample, type SentenceMark } from './fit-scores.ts';
import type { Judged } from './judged.ts';

const gopOf = (phones: readonly ScoredPhone[]): number => mean(phones.map(({ facts }) => facts.gop));

/**
 * What the classic measure says by itself (Witt and Young, Speech Communication 2000): a phone's log likelihood a frame against that of
 * the free phone loop, and its mean over a word and over the sentence. Nothing is learned; Pearson's r asks for no scale.
 */
export function judgeByPlainGop({ example, phones }: ScoredExample): Judged {
  const { rated } = example;
  const marks = phoneMarks(example);
  const sentence = gopOf(phones);
  return {
    rated,
    phones: phones.flatMap(({ facts }, at): [number, number][] => {
      const mark = marks[at];
      return mark === undefined ? [] : [[facts.gop, mark]];
    }),
    words: groupByWord(phones).map((word) => [
      gopOf(word),
      median(rated.words[word[0]?.seen.word ?? 0]?.accuracy ?? []),
    ]),
    sentence: Object.fromEntries(
      sentenceMarks.map((mark) => [mark, [sentence, median(rated[mark])]]),
    ) as Record<SentenceMark, [number, number]>,
  };
}
