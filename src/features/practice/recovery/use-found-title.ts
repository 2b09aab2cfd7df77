import { findPractice } from '#data/queries/find-practice.ts';
import type { UnfinishedRecording } from '#data/queries/recordings.ts';
import { useLive } from '#data/hooks/use-live.ts';

/** Title of the question that a recording answers; `null` where there is none, or it is not known yet. */
export function useFoundTitle({ practiceId }: Pick<UnfinishedRecording, 'practiceId'>): string | null {
  const practice = useLive(findPractice, { practiceId: practiceId ?? 0 });
  return practice.status === 'ready' ? (practice.data?.row.title ?? null) : null;
}
