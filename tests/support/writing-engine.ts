import { assessWriting, markedShare } from '#engines/assessment/assess-writing.ts';
import { copiedFrom } from '#engines/content-scoring/copied.ts';
import { templateIn } from '#engines/content-scoring/template.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { openEngine, type OpenEngine } from '#workers/writing/open-engine.ts';

let opened: OpenEngine | undefined;

/** The real writing engine, without a worker round it. */
export const writingHere: Pick<WritingClient, 'assess' | 'checkDraft'> = {
  async assess({ item, text, pteType, others }) {
    opened ??= openEngine({
      lexicon: readWritingData('lexicon.bin').bytes,
      vectors: readWritingData('vectors.bin').bytes,
    });
    const topics = opened.topicsOf(others);
    const score = assessWriting(opened.engine, { item, text, pteType, others: topics });
    return score === undefined ? { kind: 'no-task' } : { kind: 'scored', score };
  },
  async checkDraft({ text, prompt }) {
    const template = templateIn(text, wordTokens(text).length);
    return { copied: markedShare(copiedFrom(text, prompt)), template: markedShare(template) };
  },
};
