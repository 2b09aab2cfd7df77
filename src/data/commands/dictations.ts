import type { DataContext } from '#data/store/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/** Hands in a dictation of single words: 1 to 100. It is scored at once, and again by the server. */
export async function submitDictation(
  context: DataContext,
  { words }: { words: { word: string; answer: string }[] },
): Promise<WriteResult<{ dictationId: string }>> {
  const dictationId = context.ids.uuid();
  const payload = { dictationId, words, answeredAt: context.clock.now() };
  const result = await writeKind(context, 'dictation.submit', payload);
  return result.kind === 'saved' ? { ...result, dictationId } : result;
}

/** Deletes an own dictation. */
export function deleteDictation(context: DataContext, input: { dictationId: string }): Promise<WriteResult> {
  return writeKind(context, 'dictation.delete', input, {
    check: (row) => ((row?.value ?? null) === null ? 'missing' : null),
  });
}
