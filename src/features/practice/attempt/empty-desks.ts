import { useEffect } from 'react';
import type { Drafts } from '#platform/drafts.ts';

/** Of which questions a learner had a draft when the page was at rest. */
interface Seen {
  readonly userId: string;
  /** Those, and what was opened since. */
  readonly kept: Set<string>;
}

const seen = new WeakMap<Drafts, Seen>();
/** What is on the screen now: its draft may not be stored yet. */
const onScreen = new WeakMap<Drafts, string>();

/** Looks which questions have a draft, so that any other one that is opened next is open at once. */
export async function lookAtDesks(drafts: Drafts, userId: string): Promise<void> {
  const kept = new Set(await drafts.namesOf(userId));
  const here = onScreen.get(drafts);
  if (here !== undefined) kept.add(here);
  seen.set(drafts, { userId, kept });
}

/** Nothing was kept of a question when it was last looked. */
export function isDeskEmpty(drafts: Drafts, userId: string, practiceId: number): boolean {
  const look = seen.get(drafts);
  return look?.userId === userId && !look.kept.has(String(practiceId));
}

/** A question is worked on: from here on there may be a draft of it. */
export function useDeskIsUsed(drafts: Drafts, practiceId: number): void {
  useEffect(() => {
    const name = String(practiceId);
    onScreen.set(drafts, name);
    seen.get(drafts)?.kept.add(name);
    return () => void (onScreen.get(drafts) === name && onScreen.delete(drafts));
  }, [drafts, practiceId]);
}
