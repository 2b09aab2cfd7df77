import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Of } from '#content/sha256.ts';
import { soundFileNames, wordSoundsFolder } from '#content/word-sound-files.ts';
import { ModelManifest, modelFilePath, soundPackIds } from '#contract/entities/model-pack.ts';
import { readSoundIndex, soundAccents, soundHashLength } from '#domain/words/sound-index.ts';
import { openWordSounds } from '#server/models/word-sounds.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';

describe('recorded words on the server', () => {
  let world: ApiWorld;
  beforeAll(async () => {
    world = await startOwnApiWorld();
  });
  afterAll(() => world.close());

  const manifest = async () =>
    ModelManifest.parse((await world.app.inject({ url: '/api/word-sounds' })).json<unknown>());
  const send = (sha256: string, range?: string) =>
    world.app.inject({ url: modelFilePath(sha256), headers: range === undefined ? {} : { range } });

  it('offers a pack for each accent, without a sign-in, and not among those that score speech', async () => {
    const ids = (await manifest()).packs.map(({ id }) => id);
    expect(ids).toEqual(soundAccents.map((accent) => soundPackIds[accent]));
    const models = ModelManifest.parse((await world.app.inject({ url: '/api/models' })).json<unknown>());
    expect(models.packs.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it('sends a word by its name, in ranges too, as the pack has it', async () => {
    for (const accent of soundAccents) {
      const index = readSoundIndex(
        readFileSync(join(wordSoundsFolder, soundFileNames(accent).index), 'utf8'),
      );
      const { word, hash } = [...(index?.values() ?? [])].at(-1)!;
      const url = `/api/word-sounds/${accent}/${encodeURIComponent(word)}`;
      const whole = await world.app.inject({ url });
      expect(sha256Of(whole.rawPayload).slice(0, soundHashLength)).toBe(hash);
      expect(whole.headers['content-type']).toBe('audio/mpeg');
      const part = await world.app.inject({ url, headers: { range: 'bytes=4-9' } });
      expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(4, 10))]).toEqual([
        206,
        true,
      ]);
    }
  });

  it('sends any word of a pack as a range of its bytes', async () => {
    for (const { files } of (await manifest()).packs) {
      const [indexFile, soundsFile] = ['index', 'sounds'].map(
        (wanted) => files.find(({ name }) => name === wanted)?.sha256 ?? '',
      );
      const index = readSoundIndex((await send(indexFile ?? '')).body);
      const words = [...(index?.values() ?? [])];
      expect(words.length).toBeGreaterThan(0);
      for (const { from, to, hash } of [words[0]!, words.at(-1)!]) {
        const answer = await send(soundsFile ?? '', `bytes=${from}-${to - 1}`);
        expect(answer.statusCode).toBe(206);
        expect(sha256Of(answer.rawPayload).slice(0, soundHashLength)).toBe(hash);
      }
    }
  });
});

it('offers no pack whose index does not fit its sounds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'passage-sounds-'));
  const { sounds, index } = soundFileNames('US');
  expect(await openWordSounds(folder).manifest()).toEqual({ packs: [] });
  for (const name of [sounds, index]) copyFileSync(join(wordSoundsFolder, name), join(folder, name));
  expect((await openWordSounds(folder).manifest()).packs).toHaveLength(1);
  writeFileSync(join(folder, sounds), readFileSync(join(folder, sounds)).subarray(1));
  expect(await openWordSounds(folder).manifest()).toEqual({ packs: [] });
  rmSync(folder, { recursive: true, force: true });
});
