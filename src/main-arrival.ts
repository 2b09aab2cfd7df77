import type { PassageDb } from '#data/store/database.ts';
import { endLeaving, sweepLeaving } from '#data/commands/leaving.ts';
import { readMeta } from '#data/store/meta.ts';
import { localUserId } from '#data/store/rows.ts';
import type { Clock } from '#platform/clock.ts';
import type { Drafts } from '#platform/drafts.ts';
import type { SharedFiles } from '#platform/shared-files.ts';

interface ArrivalParts {
  db: PassageDb;
  drafts: Pick<Drafts, 'moveAll' | 'settleOthers' | 'removeAllOf'>;
  sharedFiles: Pick<SharedFiles, 'putAway' | 'bringBack' | 'forget' | 'forgetOf'>;
  clock: Pick<Clock, 'after'>;
  report: (error: unknown) => void;
}

/** Other tabs have left by then, and what an answer of the server brought has come. */
const lastWordsMs = 10_000;

/**
 * What lies about of who was here before goes out of sight, and what is of the one who comes is there again. To be awaited before
 * anything is shown; a device that refuses keeps it where it is, and the app starts all the same.
 */
export function createArrival({ db, drafts, sharedFiles, clock, report }: ArrivalParts) {
  const tried = (work: Promise<unknown>) => work.catch(report);

  async function sweep(): Promise<readonly string[]> {
    return sweepLeaving(db, async (userId) => {
      await drafts.removeAllOf(userId);
      await sharedFiles.forgetOf(userId);
    });
  }
  async function sweepTwice(): Promise<void> {
    if ((await sweep()).length === 0) return;
    clock.after(lastWordsMs, () => {
      const last = async () => {
        for (const userId of await sweep()) await endLeaving({ db, userId });
      };
      void tried(last());
    });
  }
  /** Of the learner whom this device showed before. */
  async function putAway(before: string): Promise<void> {
    try {
      await sharedFiles.putAway(before);
    } catch (error) {
      // No room for it: the app that shared it still has it.
      report(error);
      await sharedFiles.forget();
    }
  }

  return async function arrive(userId: string): Promise<void> {
    const [before, leaving] = await Promise.all([readMeta(db, 'list-owner'), readMeta(db, 'leaving')]);
    if (before !== null && before !== localUserId && before !== userId) await tried(putAway(before));
    if (leaving !== null) {
      await tried(endLeaving({ db, userId }));
      await tried(sweepTwice());
    }
    // What pages of others left as they went is stored with the rest, where no page looks but theirs.
    void tried(drafts.settleOthers(userId));
    if (userId === localUserId) return;
    await tried(drafts.moveAll(localUserId, userId));
    if (before !== userId) await tried(sharedFiles.bringBack(userId));
  };
}
