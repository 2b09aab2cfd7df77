import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { createDraftKeeper, type DraftKeeper } from '#platform/draft-keeper.ts';
import { noRow, readRow, readVersions, type DraftRow, type ReadVersion } from '#platform/draft-versions.ts';
import type { Drafts } from '#platform/drafts.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import type { VersionChoices } from './other-versions.tsx';

export interface StoredDraft<Draft> {
  readonly keeper: DraftKeeper<Draft>;
  /** What other tabs wrote at the same time. */
  readonly choices: VersionChoices<Draft>;
}

/**
 * Words that are not sent or saved yet, kept on this device by whoever gives each change to the `keeper`: a reload, a
 * killed tab and a page that the phone throws away take nothing. `onRead` hears once what was left (`null`: nothing, or
 * nothing that fits the schema), and each time that the learner turns to what another tab wrote (`isChosen`). Where it returns false,
 * something is written already, and what was left stays beside it. It stays the same function.
 */
export function useStoredDraft<Draft>(
  drafts: Drafts,
  key: string,
  schema: z.ZodType<Draft>,
  onRead: (left: Draft | null, isChosen: boolean) => boolean,
): StoredDraft<Draft> {
  const [keeper] = useState(() => createDraftKeeper<Draft>(drafts, key));
  const [others, setOthers] = useState<readonly ReadVersion<Draft>[]>([]);
  const stored = useMemo(() => {
    const find = () => drafts.find(key).catch(() => noRow);
    const parse = (draft: unknown) => schema.nullable().catch(null).parse(draft);
    const look = (row: DraftRow) =>
      setOthers(readVersions(row, parse).filter(({ version }) => !keeper.sees(version)));
    const take = (row: DraftRow, isChosen: boolean) => {
      const { newest, seen } = readRow(row, parse);
      if (onRead(newest?.draft ?? null, isChosen)) keeper.goOnFrom(seen);
      look(row);
    };
    const choices: Omit<VersionChoices<Draft>, 'others'> = {
      async turnTo(version) {
        await keeper.whenStored();
        await drafts.prefer(key, version);
        take(await find(), true);
      },
      async discard(version) {
        await drafts.discard(key, version);
        look(await find());
      },
      async restore(version) {
        await drafts.restore(key, version);
        look(await find());
      },
    };
    return { find, take, choices };
  }, [drafts, key, schema, onRead, keeper]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const row = await stored.find();
      if (!isGone) stored.take(row, false);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [stored]);
  useEffect(() => whenPageHides(() => keeper.flush()), [keeper]);
  return { keeper, choices: { others, ...stored.choices } };
}
