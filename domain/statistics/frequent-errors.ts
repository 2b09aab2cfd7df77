import type { Score } from '#contract/entities/answer.ts';
import type { ScoredWord } from '#contract/entities/scored-word.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { grammarTopic } from './grammar-topics.ts';

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
  /** Of grammar: what the broken rules are about; '' where the scorer did not tell, and in all other groups. */
  readonly topic: string;
  /** What it was about, the most frequent first. */
  readonly examples: readonly string[];
  /** Questions in which it was made, the one answered last first. */
  readonly practiceIds: readonly number[];
}

export interface ScoredTask {
  readonly practiceId: number;
  readonly taskType: TaskType;
  readonly score: Score;
}

/** Errors that several answers share (these come newest first), by task, the most frequent first; at most `most` of them. */
export function frequentErrors(answers: readonly ScoredTask[], most: number): FrequentError[] {
  const found = answers.flatMap(({ taskType, practiceId, score }) =>
    errorsOf(score, taskType).map((error) => ({ topic: '', ...error, taskType, practiceId })),
  );
  return [...Map.groupBy(found, ({ group, taskType, topic }) => `${group} ${taskType} ${topic}`).values()]
    .flatMap((errors) => {
      const [first] = errors;
      return first && errors.length > 1 ? [{ ...first, errors }] : [];
    })
    .map(({ group, taskType, topic, errors }) => ({
      group,
      taskType,
      topic,
      count: errors.length,
      examples: topOf(errors.map(({ about }) => about)),
      practiceIds: [...new Set(errors.map(({ practiceId }) => practiceId))],
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

export interface FoundError {
  readonly group: ErrorGroup;
  readonly topic?: string;
  /** The word or gap that it was about, as it should be; '' where it has none. */
  readonly about: string;
}

/** Every error of one answer, in its order. A refused recording has none: silence leaves no word out. */
export function errorsOf(score: Score, taskType: TaskType): FoundError[] {
  if (isRefused(score)) return [];
  const { evidence } = score;
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
      const { speech } = evidence;
      // Of one's own words none is wrong.
      const words = speech && speech.coverage !== null ? speech.words : [];
      return words.flatMap(({ type, word }): FoundError[] => {
        if (type === 'MISSED') return [{ group: 'missed-words', about: word.toLowerCase() }];
        return type === 'REPLACED' ? [{ group: 'sounds', about: word.toLowerCase() }] : [];
      });
    }
  }
}

function wordError({ type, word, suggestion, grammarErrors }: ScoredWord, taskType: TaskType): FoundError[] {
  if (taskAddresses[taskType].answerKind === 'highlight')
    return type === 'CORRECT' ? [] : [{ group: 'highlights', about: '' }];
  switch (type) {
    case 'MISSPELLED':
      return [{ group: 'spelling', about: suggestion ?? word }];
    case 'GRAMMATICAL':
      return [{ group: 'grammar', about: word, topic: grammarTopic(grammarErrors?.[0]?.rule) }];
    case 'MISSED':
      return [{ group: 'missed-words', about: word }];
    case 'CORRECT':
    case 'EXTRA':
      return [];
  }
}
