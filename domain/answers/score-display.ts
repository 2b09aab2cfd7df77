import type { AnswerDto, AnswerValue, Score } from '#contract/entities/answer.ts';
import type { LetterScores, ScoreDisplay } from '#contract/entities/score-display.ts';
import type { PteType, Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { countWords } from '#domain/words/count-words.ts';
import { sharePath } from './share-path.ts';

export interface DisplayedAnswer extends Pick<
  AnswerDto,
  'id' | 'taskType' | 'pteType' | 'value' | 'score' | 'duration'
> {
  readonly isShared: boolean;
}

const pointsOf = (score: Score | null, skill: Skill) => {
  const found = score?.skills.find((each) => each.skill === skill);
  return found === undefined ? null : { score: found.points, max: found.max };
};

/** What an answer counts for each skill, by the letters of its card. */
export const letterScores = (score: Score | null): LetterScores => ({
  L: pointsOf(score, 'listening'),
  W: pointsOf(score, 'writing'),
  R: pointsOf(score, 'reading'),
  S: pointsOf(score, 'speaking'),
});

function wordsOf(value: AnswerValue): number | null {
  return value.kind === 'write' || value.kind === 'type' ? countWords(value.text) : null;
}

function limitsOf(taskType: TaskType, pteType: PteType) {
  const words = taskRule(rubricFor(pteType), taskType)?.words ?? null;
  return words === null ? null : { min: words[0], max: words[1] };
}

const figure = (points: number) => String(Math.round(points * 100) / 100);

/** The traits of the task, in the order of the rubric; those that are not measured yet too. */
function partsOf({ taskType, pteType, score }: DisplayedAnswer): ScoreDisplay['accordionData'] {
  const rule = taskRule(rubricFor(pteType), taskType);
  return (rule?.traits ?? []).map(({ id, label, max }) => {
    const trait = score?.traits.find((each) => each.id === id);
    if (trait === undefined) {
      const maxValue = typeof max === 'number' ? max : null;
      return { id, title: label, value: null, maxValue, content: 'Not measured yet' };
    }
    const content =
      trait.certainty === 'exact'
        ? 'Counted exactly'
        : `Estimated, between ${figure(trait.low)} and ${figure(trait.high)}`;
    return { id, title: label, value: trait.points, maxValue: trait.max, content };
  });
}

/** The score of an answer with all that is shown around it. */
export function scoreDisplay(answer: DisplayedAnswer): ScoreDisplay {
  const { id, taskType, value, score, duration, isShared } = answer;

  return {
    listening: pointsOf(score, 'listening'),
    reading: pointsOf(score, 'reading'),
    speaking: pointsOf(score, 'speaking'),
    writing: pointsOf(score, 'writing'),
    timeTaken: duration,
    shareLink: isShared ? sharePath(taskType, id) : null,
    wordsCount: wordsOf(value),
    wordLimits: { ACADEMIC: limitsOf(taskType, 'ACADEMIC'), CORE: limitsOf(taskType, 'CORE') },
    accordionData: partsOf(answer),
  };
}

/** What was answered, part by part, as texts. A recording has none. */
export function answerParts(value: AnswerValue): string[] {
  switch (value.kind) {
    case 'choose':
      return value.chosen;
    case 'arrange':
      return value.order;
    case 'fill':
      return value.gaps.map((gap) => gap ?? '');
    case 'highlight':
      return value.words.map(String);
    case 'write':
    case 'type':
      return [value.text];
    case 'record':
      return [];
  }
}
