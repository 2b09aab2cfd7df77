import type { DataContext } from '#data/context.ts';
import { createAssessing, type Assessing } from '#features/practice/assess/assessing.ts';
import { createWritingAssessor } from '#features/practice/assess/writing-assessor.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import { whenSettled } from '#platform/settled.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';

/** The first screen comes first, and the answers of today before those of a tab that was killed. */
const restMs = 5_000;

/** The engines of this device at work on one learner's answers. */
export function createLearnerAssessing(options: {
  data: DataContext;
  writing: WritingClient;
  connectivity: Pick<Connectivity, 'subscribe'>;
}): Assessing {
  const { data, writing, connectivity } = options;
  const assessing = createAssessing({
    context: data,
    assessors: { writing: createWritingAssessor(data, writing) },
    report: (error) => reportError(error),
  });
  // What an engine waited for may have come with the network.
  const unsubscribe = connectivity.subscribe(() => void assessing.completeMissing());
  void whenSettled(window, restMs).then(() => assessing.completeMissing());
  return {
    ...assessing,
    stop() {
      unsubscribe();
      assessing.stop();
    },
  };
}
