import type { Operation } from '#server/http/operation.ts';
import type { Stores } from '#server/store/effect.ts';
import { accountOperations } from './account.ts';
import { blobOperations } from './blobs.ts';
import { contentOperations } from './content.ts';
import { practiceOperations } from './practice.ts';
import { runtimeOperations } from './runtime.ts';
import { syncOperations } from './sync.ts';

/** Everything that the server does, route by route. */
export function createOperations(stores: Stores): readonly Operation[] {
  return [
    ...accountOperations(stores),
    ...practiceOperations(stores),
    ...syncOperations(stores),
    ...blobOperations(stores),
    ...contentOperations(stores),
    ...runtimeOperations(stores),
  ];
}
