import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openTranslations } from '#engines/dictionary/translations.ts';
import { writeWhole } from '#tools/write-whole.ts';
import { languageSources } from './languages.ts';
import { dataFolder, readPack } from './pack-files.ts';

const text = new TextDecoder();

function factsOf(name: string): { bytes: Uint8Array; sha256: string; sizeBytes: number; wireBytes: number } {
  const bytes = readPack(name);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, sizeBytes: bytes.length, wireBytes: statSync(join(dataFolder, `${name}.br`)).size };
}

/** Writes `data/packs.json`: what each pack must be, and what the learner is told of it. */
export function writePackIndex(): void {
  const { bytes: _, ...english } = factsOf('english.bin');
  const languages = languageSources.map(({ code, title, ownTitle, licence }) => {
    const { bytes, ...facts } = factsOf(`translations/${code.toLowerCase()}.bin`);
    return {
      code,
      title,
      ownTitle,
      licence,
      headwords: openTranslations(bytes, (part) => text.decode(part)).count,
      ...facts,
    };
  });
  writeWhole(join(dataFolder, 'packs.json'), `${JSON.stringify({ english, languages }, null, 2)}\n`);
}

if (import.meta.main) writePackIndex();
