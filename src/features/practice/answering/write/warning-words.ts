import type { contentWarnings } from '#contract/entities/content-evidence.ts';
import type { WritingWords } from './writing-words.ts';

type Warning = (typeof contentWarnings)[number];

/** What makes an answer no real answer, or its score unsure, and what to do about it. Neutral: it may be our mistake. */
export function warningWords(warning: Warning, { noun, source }: WritingWords): string {
  switch (warning) {
    case 'off-topic':
      return noun === 'summary'
        ? `We could not see how this sums up ${source}. Use the words of its topic.`
        : 'We could not see how this answers the question. Use the words of its topic.';
    case 'copied':
      return `A good part of this is taken from ${source} word for word. That earns nothing.`;
    case 'template':
      return 'A good part of this is ready-made phrases, which fit any question and earn little.';
    case 'repetition':
      return 'The same words come again and again. Only the first time counts.';
    case 'word-salad':
      return 'We could not find whole sentences in this.';
    case 'not-english':
      return 'Many of these words are not in an English dictionary.';
    case 'all-capitals':
      return 'It is written in capital letters only.';
    case 'very-short':
      return 'There is too little text to say much about it.';
  }
}
