import type { PracticeListRow } from '#data/store/rows.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { hidesTitles, questionTitle } from '#domain/listing/question-title.ts';

/** A row as the learner may see it: its title tells nothing of what is still to be heard, and no list finds or orders it by more. */
export function shownRow(row: PracticeListRow): PracticeListRow {
  if (row.practised === 1 || !hidesTitles(row.taskType)) return row;
  const title = questionTitle(row, false);
  return { ...row, title, titleKey: foldTitle(title) };
}
