import { expose } from 'comlink';
import { transcribe } from '#engines/transcript/transcribe.ts';
import type { TranscriptWorkerApi } from './api.ts';
import { openEngine } from './open-engine.ts';

/** One recording at a time: the runtime runs one network at a time anyway. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const mine = last.then(job, job);
  last = mine;
  return mine;
}

const api: TranscriptWorkerApi = {
  transcribe: ({ files, samples }) =>
    inTurn(async () => {
      const engine = await openEngine(files);
      if (!engine) return { kind: 'no-pack' };
      return { kind: 'heard', transcript: await transcribe(engine, samples) };
    }),
};

expose(api);
