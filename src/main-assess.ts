import type { DataContext } from '#data/store/context.ts';
import { createAssessing, type Assessing } from '#features/practice/assess/assessing.ts';
import { createFreeSpeechAssessor } from '#features/practice/assess/free-speech-assessor.ts';
import { createReadingAssessor } from '#features/practice/assess/reading-assessor.ts';
import { createWritingAssessor } from '#features/practice/assess/writing-assessor.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import { deviceKind } from '#platform/device-kind.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { whenSettled } from '#platform/settled.ts';
import type { SpeechClient } from '#platform/speech-client/speech-client.ts';
import type { SpokenClient } from '#platform/speech-client/spoken-client.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';

/** The first screen comes first, and the answers of today before those of a tab that was killed. */
const restMs = 5_000;

/** The engines of this device at work on one learner's answers. */
export function createLearnerAssessing(options: {
  data: DataContext;
  writing: WritingClient;
  speech: SpeechClient;
  spoken: SpokenClient;
  packs: Pick<ModelPacks, 'getState' | 'subscribe'>;
  connectivity: Pick<Connectivity, 'subscribe'>;
}): Assessing {
  const { data, writing, speech, spoken, packs, connectivity } = options;
  const assessing = createAssessing({
    context: data,
    assessors: {
      writing: createWritingAssessor(data, writing),
      reading: createReadingAssessor(data, speech, spoken),
      'free-speech': createFreeSpeechAssessor(data, spoken),
    },
    device: deviceKind(window),
    report: (error) => reportError(error),
  });
  // What an engine waited for may have come with the network.
  const unsubscribe = connectivity.subscribe(() => void assessing.completeMissing());
  const stopWatching = whenPackComes(packs, () => void assessing.completeMissing());
  void whenSettled(window, restMs).then(() => assessing.completeMissing());
  return {
    ...assessing,
    stop() {
      unsubscribe();
      stopWatching();
      assessing.stop();
    },
  };
}

/** Calls `onPack` whenever one more pack has become whole on this device. */
function whenPackComes(packs: Pick<ModelPacks, 'getState' | 'subscribe'>, onPack: () => void): () => void {
  const countHere = () => {
    const state = packs.getState();
    return state.status === 'known' ? state.packs.filter((one) => one.state.status === 'here').length : 0;
  };
  let known = countHere();
  return packs.subscribe(() => {
    const now = countHere();
    if (now > known) onPack();
    known = now;
  });
}
