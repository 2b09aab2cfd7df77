import { readArchive } from '#domain/bytes/archive.ts';
import { readAcousticModel, type AcousticModel } from './acoustic-model.ts';

/** Names in the archive, in its order. */
export const modelArchiveNames = ['mdef', 'means', 'variances', 'sendump', 'transition_matrices'] as const;

/** Reads the `model` file of the pack `reading`. Throws RangeError when it is broken. */
export function readModelArchive(archive: Uint8Array): AcousticModel {
  const files = readArchive(archive);
  const file = (name: (typeof modelArchiveNames)[number]): Uint8Array => {
    const bytes = files.get(name);
    if (bytes === undefined) throw new RangeError(`the archive has no ${name}`);
    return bytes;
  };
  return readAcousticModel({
    mdef: file('mdef'),
    means: file('means'),
    variances: file('variances'),
    sendump: file('sendump'),
    transitionMatrices: file('transition_matrices'),
  });
}
