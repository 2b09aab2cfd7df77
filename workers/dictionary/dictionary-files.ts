import { createKeptFiles } from '#workers/packs/kept-files.ts';

/** The files of the dictionary on this device. */
export const dictionaryFiles = createKeptFiles('passage-dictionary-v1');
