import { expose } from 'comlink';
import { assessWriting, markedShare } from '#engines/assessment/assess-writing.ts';
import { copiedFrom } from '#engines/content-scoring/copied.ts';
import { templateIn } from '#engines/content-scoring/template.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { WritingWorkerApi } from './api.ts';
import { openKeptEngine } from './open-kept-engine.ts';
import { writingFiles } from './writing-files.ts';

const api: WritingWorkerApi = {
  async assess({ data, item, text, pteType, others }) {
    const engine = await openKeptEngine(data);
    if (engine === undefined) return { kind: 'no-data' };
    const topics = engine.topicsOf(others);
    const score = assessWriting(engine.engine, { item, text, pteType, others: topics });
    return score === undefined ? { kind: 'no-task' } : { kind: 'scored', score };
  },

  checkDraft({ text, prompt }) {
    return {
      copied: markedShare(copiedFrom(text, prompt)),
      template: markedShare(templateIn(text, wordTokens(text).length)),
    };
  },

  async keepData({ lexicon, vectors }) {
    const kept = await Promise.all([writingFiles.keep(lexicon), writingFiles.keep(vectors)]);
    if (kept.includes(false)) return false;
    await writingFiles.forgetOthers([lexicon.url, vectors.url]);
    return true;
  },
};

expose(api);
