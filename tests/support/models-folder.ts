import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packIndexName, PackIndexText } from '#server/models/pack-index.ts';
import { modelsFolder } from '#tools/models/fetch.ts';

/** A models folder that has the reading pack and nothing else. */
export function folderWithoutTranscript(): string {
  const folder = mkdtempSync(join(tmpdir(), 'passage-models-'));
  const index = PackIndexText.parse(readFileSync(join(modelsFolder, packIndexName), 'utf8'));
  const packs = index.packs.filter(({ id }) => id === 'reading');
  writeFileSync(join(folder, packIndexName), JSON.stringify({ ...index, packs }));
  symlinkSync(join(modelsFolder, 'packs'), join(folder, 'packs'));
  return folder;
}
