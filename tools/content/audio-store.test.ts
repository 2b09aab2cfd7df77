import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAudioStore } from './audio-store.ts';

it('leaves nothing of a rendering that was refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audio-store-'));
  const store = openAudioStore(folder, []);
  writeFileSync(store.partPath, 'too quiet');
  expect(existsSync(store.partPath)).toBe(true);
  store.discardPart();
  expect(readdirSync(folder)).toEqual([]);
  store.discardPart();
});
