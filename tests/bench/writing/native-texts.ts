import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';

/** Rules may be mended on what the one half shows; the other says how they fare on what nobody looked at. */
export const nativeHalves = ['development', 'held-out'] as const;
export type NativeHalf = (typeof nativeHalves)[number];

export interface NativeText {
  readonly name: string;
  readonly half: NativeHalf;
  readonly text: string;
}

/** Which half a text is in: by the hash of its name, so that nobody chose it. */
function halfOf(name: string): NativeHalf {
  const first = createHash('sha256').update(name).digest()[0] ?? 0;
  return first % 2 === 0 ? 'development' : 'held-out';
}

/** Sounds of the audience that the typist noted. */
const noted = /[([](?:applause|laughter)[.;]*[)\]]/giu;

/**
 * English that nobody here wrote: the messages of American presidents on the state of the union since 1950, in the public domain
 * (models.lock.json, set `native-texts`).
 */
export async function loadNativeTexts(say: (line: string) => void): Promise<NativeText[]> {
  await fetchModels('native-texts', say);
  const folder = join(modelsFolder, 'native-texts');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      name,
      half: halfOf(name),
      text: readFileSync(join(folder, name), 'utf8').replace(noted, ' '),
    }));
}
