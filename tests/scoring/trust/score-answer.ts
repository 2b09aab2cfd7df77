import { loadBank } from '#content/load-bank.ts';
import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { assessWriting } from '#engines/assessment/assess-writing.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';

/**
 * The whole score of an answer to a question of the bank, as device and server make it; of speech only what the transcript decides, as
 * if every word had been understood. Throws when the bank has no such open question.
 */
export function answerScorer(): (id: number, text: string) => Score {
  const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
  const items = new Map(loadBank().items.map((item) => [item.id, item]));
  const topics = new Map<TaskType, ReturnType<typeof loadTopics>>();
  return (id, text) => {
    const item = items.get(id);
    const question = item === undefined ? null : questionOf(item);
    if (item === undefined || question === null || question.engine === 'reading')
      throw new Error(`the bank has no open question ${id}`);
    const known = topics.get(item.taskType) ?? loadTopics(engine.writing, item.taskType);
    topics.set(item.taskType, known);
    const others = known.filter(({ prompt }) => prompt !== question.prompt).map(({ topic }) => topic);
    const pteType = item.exams[0] ?? 'ACADEMIC';
    const score =
      question.engine === 'writing'
        ? assessWriting(engine.writing, { item: question, text, pteType, others })
        : freeSpeechScore(engine, { item: question, signal: null, pteType, others }, spokenOf(text));
    if (score === undefined) throw new Error(`no score for ${id}`);
    return score;
  };
}
