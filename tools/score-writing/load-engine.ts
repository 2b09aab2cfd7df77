import { readWordVectors } from '#domain/content-scoring/word-vectors.ts';
import { loadBank } from '#content/load-bank.ts';
import type { Topic } from '#domain/content-scoring/topic.ts';
import { readLexicon } from '#domain/writing/lexicon/lexicon.ts';
import { questionTopic, type WritingEngine } from '#domain/writing/score-writing.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';

export function loadWritingEngine(): WritingEngine {
  return {
    lexicon: readLexicon(readWritingData('lexicon.bin').bytes),
    vectors: readWordVectors(readWritingData('vectors.bin').bytes),
  };
}

/** Topics of the bank's questions with their prompts; relevance is measured against those of other questions. */
export function loadTopics(engine: WritingEngine): { prompt: string; topic: Topic }[] {
  return loadBank().items.flatMap((item) =>
    item.taskType === 'WE'
      ? [{ prompt: item.prompt, topic: questionTopic(engine, item.prompt, item.keyPoints) }]
      : [],
  );
}
