import { photoFileBytes } from '#platform/picture-client/picture-file.ts';
import { sizeWords } from '#ui/amounts.ts';

/** Why a photo that the learner chose is not taken, as a sentence. */
export const pictureProblems = {
  'not-a-picture': 'This is not a PNG, JPG or WebP picture.',
  'too-many-pixels': 'This picture has too many pixels for this device. Choose a smaller one.',
  'too-large': `This picture is larger than ${sizeWords(photoFileBytes)}. Choose a smaller one.`,
  empty: 'This file is empty.',
  changed: 'This file was changed or moved before it could be read. Choose it again.',
} as const;
