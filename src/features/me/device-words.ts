import type { ContentStatus } from '#data/queries/content-status.ts';

export interface DeviceWords {
  /** For a row. */
  short: string;
  /** One or two sentences. */
  long: string;
}

/** Whether the learner can leave the network behind. */
export function deviceWords(content: ContentStatus): DeviceWords {
  const { items, packsMissing, mediaMissing, mediaTotal, isRunning, isSoundOnDemand } = content;
  if (isRunning && packsMissing !== 0)
    return { short: 'Downloading the questions', long: 'Downloading the questions' };
  if (items === 0)
    return { short: 'No questions yet', long: 'No questions yet. They are downloaded when you are online.' };
  if (packsMissing !== 0) {
    const long = 'Some questions are not here yet. They are downloaded when you are online.';
    return { short: 'Some questions are missing', long };
  }
  const here = `${mediaTotal - mediaMissing} of ${mediaTotal}`;
  if (mediaMissing > 0 && isSoundOnDemand) {
    const long = `The questions are on this device, and ${here} sounds. The others are downloaded when you play them.`;
    return { short: `${here} sounds are here`, long };
  }
  if (mediaMissing > 0)
    return { short: `Downloading sound: ${here}`, long: `Downloading sound: ${here} files` };
  return {
    short: 'Questions and sound are here',
    long: 'All questions and their sound are on this device. You can go offline.',
  };
}
