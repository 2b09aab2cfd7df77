import { assessFreeSpeech } from '#engines/assessment/assess-free-speech.ts';
import { openKeptEngine } from '#workers/writing/open-kept-engine.ts';
import type { FreeSpeechAnswer, FreeSpeechJob } from './api.ts';
import { openDictionary } from './open-dictionary.ts';
import { openReadingEngine } from './reading-engine.ts';

/** Scores an answer in the learner's own words that has been transcribed. */
export async function scoreFreeSpeech(job: FreeSpeechJob): Promise<FreeSpeechAnswer> {
  const { model, dictionary: listed, data, others, ...answer } = job;
  const reading = await openReadingEngine(model);
  const words = await openDictionary(listed);
  if (!reading || !words) return { kind: 'no-pack' };
  const open = await openKeptEngine(data);
  if (!open) return { kind: 'no-data' };
  const engine = { reading, writing: open.engine, dictionary: words };
  const score = assessFreeSpeech(engine, { ...answer, others: open.topicsOf(others) });
  return score ? { kind: 'scored', score } : { kind: 'no-task' };
}
