import type { Topic } from '#engines/content-scoring/topic.ts';
import { readWordVectors } from '#engines/content-scoring/word-vectors.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { questionTopic, type WritingEngine } from '#engines/writing/score-writing.ts';
import type { OtherQuestion } from '#domain/tasks/engine-question.ts';

export interface OpenEngine {
  readonly engine: WritingEngine;
  /** Topics of questions; each is worked out once. */
  topicsOf(questions: readonly OtherQuestion[]): Topic[];
}

/** Opens the engine from its unpacked data files. Throws when they are damaged. */
export function openEngine(files: { lexicon: Uint8Array; vectors: Uint8Array }): OpenEngine {
  const engine = { lexicon: readLexicon(files.lexicon), vectors: readWordVectors(files.vectors) };
  const known = new Map<string, Topic>();
  return {
    engine,
    topicsOf: (questions) =>
      questions.map(({ prompt, keyPoints }) => {
        const key = JSON.stringify([prompt, keyPoints]);
        const topic = known.get(key) ?? questionTopic(engine, prompt, keyPoints);
        known.set(key, topic);
        return topic;
      }),
  };
}
