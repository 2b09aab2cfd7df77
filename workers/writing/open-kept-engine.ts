import type { WritingData } from './api.ts';
import { openEngine, type OpenEngine } from './open-engine.ts';
import { writingFiles } from './writing-files.ts';

let opened: OpenEngine | undefined;

/** The engine from its data files; `undefined` when they are not on this device and cannot be fetched whole now. */
export async function openKeptEngine({ lexicon, vectors }: WritingData): Promise<OpenEngine | undefined> {
  if (opened !== undefined) return opened;
  const [words, near] = await Promise.all([writingFiles.read(lexicon), writingFiles.read(vectors)]);
  // Without the vectors scores would differ from the server's: better none yet than another one.
  if (words.kind !== 'whole' || near.kind !== 'whole') return undefined;
  opened = openEngine({ lexicon: words.bytes, vectors: near.bytes });
  return opened;
}
