const topics = {
  'a verb and its subject': [
    'pronoun-agreement', 'subject-verb', 'relative-agreement', 'joined-verb', 'joined-subjects', 'question-agreement', 'there-is',
    // Rules of earlier versions, whose flags are stored with answers.
    'noun-agreement', 'group-agreement', 'distant-agreement', 'far-agreement',
  ],
  'the form of a verb': [
    'verb-after-modal', 'verb-after-do', 'verb-after-to', 'verb-after-preposition', 'verb-after-have-or-be', 'participle-ending',
    'participle-alone', 'verb-pattern', 'verb-pattern-more',
  ],
  tenses: ['past-time', 'finished-time', 'since-present', 'tense'],
  'a, an and the': ['a-or-an', 'missing-article', 'missing-article-job', 'doubled-determiner'],
  'one or many': ['uncountable-noun', 'number-after-quantifier', 'of-group', 'plural-after-group'],
  prepositions: ['preposition', 'preposition-more', 'preposition-verb'],
  'words that are left out': ['missing-subject', 'missing-be'],
  'words that are said twice': ['double-comparison', 'double-negative', 'double-link', 'repeated-word'],
  'the order of a question': ['question-order'],
  'commas, capitals and full stops': [
    'comma-splice', 'run-on', 'introductory-comma', 'capital-letter', 'spacing', 'end-mark',
  ],
  'words that are easily confused': ['confusion', 'confusion-more', 'homophone', 'word-class'],
  'set phrases': ['phrase', 'phrase-more', 'set-phrase', 'frequent'],
} as const satisfies Record<string, readonly string[]>; // prettier-ignore

const topicOf = new Map<string, string>(
  Object.entries(topics).flatMap(([topic, rules]) => rules.map((rule) => [rule, topic] as const)),
);

/** What a rule of grammar is about, in words that follow "slips with"; '' of a rule that is not known. */
export function grammarTopic(rule: string | undefined): string {
  return topicOf.get(rule ?? '') ?? '';
}
