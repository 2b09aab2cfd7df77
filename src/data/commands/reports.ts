import { textLimits } from '#contract/text-limits.ts';
import type { PteType } from '#contract/exam.ts';
import type { DataContext } from '#data/store/context.ts';
import { notSaved, writeKind, type WriteResult } from './write-kind.ts';

/** Most characters of a report (spec section 5). */

/** Says what is wrong with a practice, or with a comment on it: 1 to 400 characters. */
export async function createReport(
  context: DataContext,
  { practiceId, description, commentId }: { practiceId: number; description: string; commentId?: string },
): Promise<WriteResult> {
  if (description.trim() === '') return notSaved('empty');
  if (description.trim().length > textLimits.report) return notSaved('too-long');
  return writeKind(context, 'report.create', {
    reportId: context.ids.uuid(),
    practiceId,
    description,
    ...(commentId === undefined ? {} : { commentId }),
  });
}

export interface ExamMemoryInput {
  practiceId: number;
  /** The day of the exam, `YYYY-MM-DD`. */
  date: string;
  /** Two letters. */
  country: string;
  pteType: PteType;
  description?: string;
}

/** Says that a practice was met in the exam. */
export async function createExamMemory(
  context: DataContext,
  { description = '', ...input }: ExamMemoryInput,
): Promise<WriteResult<{ examMemoryId: string }>> {
  const examMemoryId = context.ids.uuid();
  const result = await writeKind(context, 'examMemory.create', { ...input, description, examMemoryId });
  return result.kind === 'saved' ? { ...result, examMemoryId } : result;
}
