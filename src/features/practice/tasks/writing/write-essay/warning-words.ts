import type { contentWarnings } from '#contract/entities/evidence.ts';

type Warning = (typeof contentWarnings)[number];

/** What makes an answer no real answer, or its score unsure, and what to do about it. Neutral: it may be our mistake. */
export const warningWords = {
  'off-topic': 'We could not see how this answers the question. Use the words of its topic.',
  copied: 'A good part of this is taken from the question word for word. That earns nothing.',
  template: 'A good part of this are ready-made phrases that fit any question. They earn little.',
  repetition: 'The same words come again and again. Only the first time counts.',
  'word-salad': 'We could not find whole sentences in this. The score is not sure.',
  'not-english': 'Many of these words are in no English dictionary. The score is not sure.',
  'all-capitals': 'It is written in capital letters only. Such an answer earns no points.',
  'very-short': 'There is too little text to say much about it.',
} as const satisfies Record<Warning, string>;
