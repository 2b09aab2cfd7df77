import { expect, it } from 'vitest';
import { createSpokenClient } from './spoken-client.ts';

const noWorker = () => {
  throw new Error('nothing is to be started');
};

/** Not read: nothing is opened here. */
const noFile = { url: '/none', sha256: '' };

it.each([
  [[], false],
  [['reading'], false],
  [['transcript-tiny'], false],
  [['reading', 'transcript-tiny'], true],
  [['reading', 'transcript-base'], true],
])('with the packs %o it is ready to write speech down: %s', async (here, isReady) => {
  const client = createSpokenClient({
    startSpeech: noWorker,
    startTranscript: noWorker,
    findFile: async (pack, name) => (here.some((one) => one === pack) ? `${pack} ${name}` : null),
    data: { lexicon: noFile, vectors: noFile },
  });
  expect(await client.isReady()).toBe(isReady);
});
