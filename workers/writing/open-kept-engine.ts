import type { WritingData } from './api.ts';
import { openEngine, type OpenEngine } from './open-engine.ts';
import { writingFiles } from './writing-files.ts';

let opened: OpenEngine | undefined;

/**
 * The engine from its data files; `undefined` when they are not on this device and cannot be fetched now. Files that cannot be
 * read are forgotten, to be fetched again: the sign-in page of a public network answers every address.
 */
export async function openKeptEngine({ lexicon, vectors }: WritingData): Promise<OpenEngine | undefined> {
  if (opened !== undefined) return opened;
  const [words, near] = await Promise.all([writingFiles.read(lexicon), writingFiles.read(vectors)]);
  // Without the vectors scores would differ from the server's: better none yet than another one.
  if (words === undefined || near === undefined) return undefined;
  try {
    opened = openEngine({ lexicon: words, vectors: near });
  } catch {
    await writingFiles.forget([lexicon, vectors]);
  }
  return opened;
}
