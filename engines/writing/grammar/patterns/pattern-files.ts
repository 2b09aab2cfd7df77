import confusions from './confusions.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import plainSentences from './plain-sentences.json' with { type: 'json' };
import prepositions from './prepositions.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };
import wordClasses from './word-classes.json' with { type: 'json' };
import type { PatternFile } from './pattern-file.ts';

/** One file a theme. */
export const patternFiles: readonly PatternFile[] = [
  prepositions,
  verbs,
  phrases,
  confusions,
  wordClasses,
  plainSentences,
];
