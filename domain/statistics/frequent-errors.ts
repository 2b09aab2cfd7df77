import type { Score } from '#contract/entities/answer.ts';
import type { ScoredWord } from '#contract/entities/evidence.ts';
import type { TaskType } from '#contract/task-type.ts';

/** A kind of error that comes again and again. */
export type ErrorGroup =
  | 'spelling'
  | 'grammar'
  | 'gaps'
  | 'missed-words'
  | 'sounds'
  | 'pairs'
  | 'options'
  | 'highlights';

export interface FrequentError {
  readonly group: ErrorGroup;
  readonly taskType: TaskType;
  readonly count: number;
  /** What it was about, the most frequent first. */
  readonly examples: readonly string[];
}

export interface ScoredTask {
  readonly taskType: TaskType;
  readonly score: Score;
}

/** Errors that several answers share, by task, the most frequent first; at most `most` of them. */
export function frequentErrors(answers: readonly ScoredTask[], most: number): FrequentError[] {
  const found = answers.flatMap(({ taskType, score }) =>
    errorsOf(score, taskType).map((error) => ({ ...error, taskType })),
  );
  return [...Map.groupBy(found, ({ group, taskType }) => `${group} ${taskType}`).values()]
    .flatMap((errors) => {
      const [first] = errors;
      return first && errors.length > 1 ? [{ ...first, errors }] : [];
    })
    .map(({ group, taskType, errors }) => ({
      group,
      taskType,
      count: errors.length,
      examples: topOf(errors.map(({ about }) => about)),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}

/** Three are enough to know what is meant. */
const examplesShown = 3;

function topOf(words: readonly string[]): string[] {
  return [
    ...Map.groupBy(
      words.filter((word) => word !== ''),
      (word) => word,
    ),
  ]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, examplesShown)
    .map(([word]) => word);
}

interface FoundError {
  readonly group: ErrorGroup;
  readonly about: string;
}

function errorsOf({ evidence }: Score, taskType: TaskType): FoundError[] {
  switch (evidence.kind) {
    case 'choices':
      return evidence.options
        .filter(({ chosen, correct }) => chosen !== correct)
        .map(() => ({ group: 'options', about: '' }));
    case 'pairs':
      return evidence.pairs.filter(({ correct }) => !correct).map(() => ({ group: 'pairs', about: '' }));
    case 'gaps':
      return evidence.gaps
        .filter(({ correct }) => !correct)
        .map(({ accepted }) => ({ group: 'gaps', about: accepted[0] ?? '' }));
    case 'words':
    case 'writing':
      return (evidence.words ?? []).flatMap((word) => wordError(word, taskType));
    case 'recording': {
      const words = evidence.speech && evidence.speech.coverage !== null ? evidence.speech.words : [];
      return words.flatMap(({ type, word }): FoundError[] => {
        if (type === 'MISSED') return [{ group: 'missed-words', about: word.toLowerCase() }];
        return type === 'REPLACED' ? [{ group: 'sounds', about: word.toLowerCase() }] : [];
      });
    }
  }
}

function wordError({ type, word, suggestion }: ScoredWord, taskType: TaskType): FoundError[] {
  if (taskType === 'HIW') return type === 'CORRECT' ? [] : [{ group: 'highlights', about: '' }];
  switch (type) {
    case 'MISSPELLED':
      return [{ group: 'spelling', about: suggestion ?? word }];
    case 'GRAMMATICAL':
      return [{ group: 'grammar', about: word }];
    case 'MISSED':
      return [{ group: 'missed-words', about: word }];
    case 'CORRECT':
    case 'EXTRA':
      return [];
  }
}
