import { expect, test } from 'vitest';
import { createMemorySink } from '#tests/support/memory-recording-sink.ts';
import { createChunkWriter } from './chunk-writer.ts';
import type { RecordingFacts } from './recording-sink.ts';

const draft = { draftId: 'd1', practiceId: 7, taskType: 'RA', startedAt: 5, sampleRate: 48_000 } as const;
const bytes = (...values: number[]) => Uint8Array.from(values);
const facts = (sizeBytes: number): RecordingFacts => ({
  mimeType: 'audio/mpeg',
  sizeBytes,
  durationMs: 2_000,
  sha256: 'f'.repeat(64),
  signal: null,
});

function setUp() {
  const sink = createMemorySink();
  const saving: boolean[] = [];
  const writer = createChunkWriter(sink, draft, (isSaving) => saving.push(isSaving));
  return { sink, saving, writer, kept: () => sink.drafts.get('d1') };
}

test('chunks reach the sink in order, and the draft begins with the first one', async () => {
  const { writer, kept } = setUp();
  expect(kept()).toBeUndefined();
  writer.append(bytes(1), 'audio/mpeg');
  writer.append(bytes(2, 3), 'audio/mpeg');
  expect(await writer.finish(facts(3), bytes(1, 2, 3))).toBe(true);
  expect(kept()).toMatchObject({
    draft: { ...draft, mimeType: 'audio/mpeg' },
    chunks: [bytes(1), bytes(2, 3)],
    facts: { sizeBytes: 3 },
    wasReplaced: false,
  });
});

test('what a full disk refused is written with a later chunk', async () => {
  const { sink, saving, writer, kept } = setUp();
  writer.append(bytes(1), 'audio/mpeg');
  await expect.poll(() => saving).toEqual([true]);
  sink.setFull(true);
  writer.append(bytes(2), 'audio/mpeg');
  await expect.poll(() => saving.at(-1)).toBe(false);
  sink.setFull(false);
  writer.append(bytes(3), 'audio/mpeg');
  await expect.poll(() => saving.at(-1)).toBe(true);
  expect(kept()?.chunks).toEqual([bytes(1), bytes(2), bytes(3)]);
});

test('a disk that stays full is told as not saved', async () => {
  const { sink, writer } = setUp();
  sink.setFull(true);
  writer.append(bytes(1), 'audio/mpeg');
  expect(await writer.finish(facts(1), bytes(1))).toBe(false);
});

test('a recording that was converted replaces its chunks', async () => {
  const { writer, kept } = setUp();
  writer.append(bytes(9, 9), 'audio/webm');
  expect(await writer.finish(facts(1), bytes(1))).toBe(true);
  expect(kept()).toMatchObject({ chunks: [bytes(1)], wasReplaced: true, draft: { mimeType: 'audio/webm' } });
});

test('a recording of which a chunk never came is stored whole', async () => {
  const { writer, kept } = setUp();
  writer.append(bytes(1), 'audio/mpeg');
  expect(await writer.finish(facts(2), bytes(1, 2))).toBe(true);
  expect(kept()).toMatchObject({ chunks: [bytes(1, 2)], wasReplaced: true });
});

test('a chunk that comes after the end changes nothing', async () => {
  const { writer, kept } = setUp();
  writer.append(bytes(1), 'audio/mpeg');
  await writer.finish(facts(1), bytes(1));
  writer.append(bytes(2), 'audio/mpeg');
  await writer.finish(facts(1), bytes(1));
  expect(kept()?.chunks).toEqual([bytes(1)]);
});

test('a discarded draft is gone, with the chunks that were under way', async () => {
  const { writer, kept } = setUp();
  writer.append(bytes(1), 'audio/mpeg');
  await writer.discard();
  expect(kept()).toBeUndefined();
});
