import { expect, it } from 'vitest';
import { findTranscriptPack, type FindFile } from './transcript-pack.ts';

/** A device that has these packs whole, but for one file. */
const deviceWith =
  (packs: readonly string[], lacking = ''): FindFile =>
  (pack, name) =>
    Promise.resolve(packs.includes(pack) && lacking !== `${pack} ${name}` ? `${pack} ${name}` : null);
const encoderOn = async (device: FindFile): Promise<string | undefined> =>
  (await findTranscriptPack(device))?.files.encoder;

it('the more accurate pack listens where it is whole, else the smaller one', async () => {
  const both = ['transcript-tiny', 'transcript-base'];
  expect(await encoderOn(deviceWith(both))).toBe('transcript-base encoder');
  expect(await encoderOn(deviceWith(['transcript-tiny']))).toBe('transcript-tiny encoder');
  expect(await encoderOn(deviceWith(both, 'transcript-base decoder'))).toBe('transcript-tiny encoder');
  expect(await findTranscriptPack(deviceWith([]))).toBeNull();
});
