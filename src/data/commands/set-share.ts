import type { DataContext } from '#data/store/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/** Lets other learners see an own answer, or takes it back. */
export function setShare(
  context: DataContext,
  input: { answerId: string; shared: boolean },
): Promise<WriteResult> {
  return writeKind(context, 'share.set', input);
}
