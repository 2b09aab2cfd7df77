import { assessFreeSpeech } from '#domain/assessment/assess-free-speech.ts';
import { keptFile } from '#workers/writing/kept-file.ts';
import type { WritingData } from '#workers/writing/api.ts';
import { openEngine, type OpenEngine } from '#workers/writing/open-engine.ts';
import type { FreeSpeechAnswer, FreeSpeechJob } from './api.ts';
import { openDictionary } from './open-dictionary.ts';
import { openReadingEngine } from './reading-engine.ts';

let writing: OpenEngine | undefined;

async function openWriting({ lexicon, vectors }: WritingData): Promise<OpenEngine | undefined> {
  if (writing) return writing;
  const [words, near] = await Promise.all([keptFile(lexicon), keptFile(vectors)]);
  if (!words || !near) return undefined;
  writing = openEngine({ lexicon: words, vectors: near });
  return writing;
}

/** Scores an answer in the learner's own words that has been transcribed. */
export async function scoreFreeSpeech(job: FreeSpeechJob): Promise<FreeSpeechAnswer> {
  const { model, dictionary: listed, data, others, ...answer } = job;
  const reading = await openReadingEngine(model);
  const words = await openDictionary(listed);
  if (!reading || !words) return { kind: 'no-pack' };
  const open = await openWriting(data);
  if (!open) return { kind: 'no-data' };
  const engine = { reading, writing: open.engine, dictionary: words };
  const score = assessFreeSpeech(engine, { ...answer, others: open.topicsOf(others) });
  return score ? { kind: 'scored', score } : { kind: 'no-task' };
}
