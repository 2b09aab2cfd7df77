import type { Operation } from '#server/http/operation.ts';
import type { Stores } from '#server/store/effect.ts';
import { accountOperations } from './account.ts';
import { blobOperations } from './blobs.ts';
import { pronunciationBookOperations, spellingBookOperations, vocabBookOperations } from './books.ts';
import { communityOperations } from './community.ts';
import { contentOperations } from './content.ts';
import { noteOperations } from './notes.ts';
import { practiceOperations } from './practice.ts';
import { progressOperations } from './progress.ts';
import { runtimeOperations } from './runtime.ts';
import { speechOperations } from './speech.ts';
import { syncOperations } from './sync.ts';
import { wordOperations } from './words.ts';

/** Everything that the server does, route by route. */
export function createOperations(stores: Stores): readonly Operation[] {
  return [
    ...accountOperations(stores),
    ...practiceOperations(stores),
    ...noteOperations(stores),
    ...communityOperations(stores),
    ...vocabBookOperations(stores),
    ...pronunciationBookOperations(stores),
    ...spellingBookOperations(stores),
    ...wordOperations(stores),
    ...progressOperations(stores),
    ...speechOperations(stores),
    ...syncOperations(stores),
    ...blobOperations(stores),
    ...contentOperations(stores),
    ...runtimeOperations(stores),
  ];
}
