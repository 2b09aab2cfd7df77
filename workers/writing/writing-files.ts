import { engineCaches } from '#domain/storage/engine-caches.ts';
import { createKeptFiles } from '#workers/packs/kept-files.ts';

/** The data files of the writing engine on this device. */
export const writingFiles = createKeptFiles(engineCaches.writing);
