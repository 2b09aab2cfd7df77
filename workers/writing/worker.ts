import { expose } from 'comlink';
import { assessWriting, markedShare } from '#domain/assessment/assess-writing.ts';
import { copiedFrom } from '#domain/content-scoring/copied.ts';
import { templateIn } from '#domain/content-scoring/template.ts';
import { countWords } from '#domain/words/word-tokens.ts';
import type { WritingData, WritingWorkerApi } from './api.ts';
import { forgetOtherFiles, keepFile, keptFile } from './kept-file.ts';
import { openEngine, type OpenEngine } from './open-engine.ts';

let opened: OpenEngine | undefined;

async function open({ lexicon, vectors }: WritingData): Promise<OpenEngine | undefined> {
  if (opened !== undefined) return opened;
  const [words, near] = await Promise.all([keptFile(lexicon), keptFile(vectors)]);
  // Without the vectors scores would differ from the server's: better none yet than another one.
  if (words === undefined || near === undefined) return undefined;
  opened = openEngine({ lexicon: words, vectors: near });
  return opened;
}

const api: WritingWorkerApi = {
  async assess({ data, item, text, pteType, others }) {
    const engine = await open(data);
    if (engine === undefined) return { kind: 'no-data' };
    const topics = engine.topicsOf(others);
    const score = assessWriting(engine.engine, { item, text, pteType, others: topics });
    return score === undefined ? { kind: 'no-task' } : { kind: 'scored', score };
  },

  checkDraft({ text, prompt }) {
    return {
      copied: markedShare(copiedFrom(text, prompt)),
      template: markedShare(templateIn(text, countWords(text))),
    };
  },

  async keepData({ lexicon, vectors }) {
    const kept = await Promise.all([keepFile(lexicon), keepFile(vectors)]);
    if (kept.includes(false)) return false;
    await forgetOtherFiles([lexicon, vectors]);
    return true;
  },
};

expose(api);
