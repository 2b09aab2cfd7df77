import { toHex } from '#domain/bytes/to-hex.ts';
import { createKeptFiles } from '#workers/packs/kept-files.ts';
import type { DictionaryFile } from './api.ts';

/** The files of the dictionary on this device. */
export const dictionaryFiles = createKeptFiles('passage-dictionary-v1');

/**
 * A file whose bytes are what they must be; anything else (the sign-in page of a public network, a file cut short) is forgotten, to be
 * fetched again. `undefined`: it is not here and cannot be had now.
 */
export async function readChecked({ url, sha256 }: DictionaryFile): Promise<Uint8Array | undefined> {
  const bytes = await dictionaryFiles.read(url);
  if (bytes === undefined) return undefined;
  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  if (hash === sha256) return bytes;
  await dictionaryFiles.forget([url]);
  return undefined;
}
