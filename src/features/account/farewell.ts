import { useEffect, useState } from 'react';
import { z } from 'zod';
import { DeletedAccountDto } from '#contract/entities/profile.ts';
import { forgetFarewell, readFarewell } from '#platform/farewell.ts';

/** What the next page says to who has left, in numbers alone. `left`: rows of theirs that are still on this device. */
const Farewell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), isOffline: z.boolean() }),
  z.object({ kind: z.literal('removed'), left: z.int() }),
  z.object({
    kind: z.literal('deleted'),
    left: z.int(),
    server: z.union([DeletedAccountDto, z.literal('before')]),
  }),
]);
export type Farewell = z.infer<typeof Farewell>;

/** For `signOut`. */
export const farewellText = (farewell: Farewell): string => JSON.stringify(farewell);

function found(): Farewell | null {
  const text = readFarewell();
  if (text === null) return null;
  try {
    return Farewell.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What is to be said on this page, once: a reload says nothing any more. */
export function useFarewell(): Farewell | null {
  const [farewell] = useState(found);
  useEffect(forgetFarewell, []);
  return farewell;
}
