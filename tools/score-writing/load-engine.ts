import { readWordVectors } from '#engines/content-scoring/word-vectors.ts';
import { loadBank } from '#content/load-bank.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import type { TaskType } from '#contract/task-type.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { questionTopic, type WritingEngine } from '#engines/writing/score-writing.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';

export function loadWritingEngine(): WritingEngine {
  return {
    lexicon: readLexicon(readWritingData('lexicon.bin').bytes),
    vectors: readWordVectors(readWritingData('vectors.bin').bytes),
  };
}

/**
 * Topics of the bank's questions of one task with what was asked (for a lecture: what was heard); relevance is measured against
 * those of other questions of the same task.
 */
export function loadTopics(
  engine: WritingEngine,
  taskType: TaskType = 'WE',
): { prompt: string; topic: Topic }[] {
  return loadBank().items.flatMap((item) => {
    const question = item.taskType === taskType ? questionOf(item) : null;
    if (question === null || question.engine === 'reading') return [];
    const { prompt, keyPoints } = question;
    return [{ prompt, topic: questionTopic(engine, prompt, keyPoints) }];
  });
}
