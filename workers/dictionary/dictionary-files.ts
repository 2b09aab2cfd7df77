import { engineCaches } from '#domain/storage/engine-caches.ts';
import { createKeptFiles } from '#workers/packs/kept-files.ts';

/** The files of the dictionary on this device. */
export const dictionaryFiles = createKeptFiles(engineCaches.dictionary);
