import type { PrecacheEntry } from 'workbox-precaching';
import { mediaHashOf } from '#platform/media-cache.ts';
import { isConverter } from './converter-cache.ts';
import type { DigestOf } from './whole-files.ts';

/** A file of the build, as `tools/build/kept-files.ts` lists it: the revision is how the SHA-256 of its bytes begins. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string;
}

/** The first of each address: the tool that makes the list adds an entry of its own for the web manifest, at the end. */
function onceEach(files: readonly KeptFile[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { url, revision } of files) if (!first.has(`/${url}`)) first.set(`/${url}`, revision);
  return first;
}

/** What is stored when the app is installed. Names with a hash in them need no revision. */
export function shellOf(files: readonly KeptFile[]): PrecacheEntry[] {
  return [...onceEach(files)]
    .filter(([url]) => !isConverter(url))
    .map(([url, revision]) => ({ url, revision: url.startsWith('/assets/') ? null : revision }));
}

/** Knows every file of the build, and sound, which is named by its hash. */
export function digestsOf(files: readonly KeptFile[]): DigestOf {
  const known = onceEach(files);
  return (pathname) => known.get(pathname) ?? mediaHashOf(pathname) ?? undefined;
}
