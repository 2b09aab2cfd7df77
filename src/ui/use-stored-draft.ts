import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { createDraftKeeper, type DraftKeeper } from '#platform/draft-keeper.ts';
import type { Drafts } from '#platform/drafts.ts';
import { whenPageHides } from '#platform/page-hide.ts';

/**
 * Words that are not sent or saved yet, kept on this device by whoever gives each change to the `keeper`: a reload, a
 * killed tab and a page that the phone throws away take nothing. `onRead` hears once what was left (`null`: nothing, or
 * nothing that fits the schema) and stays the same function.
 */
export function useStoredDraft<Draft>(
  drafts: Drafts,
  key: string,
  schema: z.ZodType<Draft>,
  onRead: (left: Draft | null) => void,
): DraftKeeper<Draft> {
  const [keeper] = useState(() => createDraftKeeper<Draft>(drafts, key));
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await drafts.load(key).catch(() => null);
      if (!isGone) onRead(schema.nullable().catch(null).parse(found));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [drafts, key, schema, onRead]);
  useEffect(() => whenPageHides(() => keeper.flush()), [keeper]);
  return keeper;
}
