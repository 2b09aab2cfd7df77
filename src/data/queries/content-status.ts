import type { ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';
import type { ContentState } from '#data/store/meta.ts';

export interface ContentStatus {
  /** Practices on this device. */
  items: number;
  packs: number;
  /** Packs that the server offers and this device has not; `null`: nobody knows, no list of them has come yet. */
  packsMissing: number | null;
  /** Of packs and media that are on this device. */
  bytes: number;
  /** Sound files that are to be here: see `ContentState`. */
  mediaTotal: number;
  mediaMissing: number;
  /** When the server was last asked; `null`: never. */
  checkedAt: number | null;
  isRunning: boolean;
  /** What is missing of the sound comes when it is played, or when it is asked for: not by itself. */
  isSoundOnDemand: boolean;
  arrival: BankArrival;
}

/**
 * Whether the first questions have come. `arriving`: they are being fetched, or that is about to begin; `awaited`: it was
 * tried without success, and is tried again by itself; `here`: there are questions, and no first download is under way.
 */
export type BankArrival = 'arriving' | 'awaited' | 'here';

/** How much of the question bank is on this device. */
export async function contentStatus({ db }: Pick<ReadContext, 'db'>): Promise<ContentStatus> {
  return db.transaction('r', db.practices, db.meta, async () => {
    const items = await db.practices.count();
    const state = await readMeta(db, 'content');
    return {
      items,
      packs: state?.packs.length ?? 0,
      packsMissing: state && packsMissing(state),
      bytes: (state?.packs.reduce((sum, pack) => sum + pack.sizeBytes, 0) ?? 0) + (state?.mediaBytes ?? 0),
      mediaTotal: state?.mediaTotal ?? 0,
      mediaMissing: state?.mediaMissing ?? 0,
      checkedAt: state?.checkedAt ?? null,
      isRunning: state?.isRunning ?? false,
      isSoundOnDemand:
        state?.mediaToCome === undefined ? state?.isSoundOnDemand === true : state.mediaToCome === 0,
      arrival: arrivalOf(items, state),
    };
  });
}

function packsMissing({ offered, packs, checkedAt }: ContentState): number | null {
  const here = new Set(packs.map(({ sha256 }) => sha256));
  if (offered) return offered.filter((sha256) => !here.has(sha256)).length;
  // A row of an older version: once it had been through the list, all of it was here.
  return checkedAt === null ? null : 0;
}

function arrivalOf(items: number, state: ContentState | null): BankArrival {
  if (state === null) return items === 0 ? 'arriving' : 'here';
  if (state.checkedAt === null && state.isRunning) return 'arriving';
  return items === 0 ? 'awaited' : 'here';
}
