import { useState } from 'react';
import type { PracticeView } from '#data/queries/find-practice.ts';

/**
 * The practice as it is shown. Its item is one object for as long as its content is the same: each answer changes the row, and the
 * item, read with it, is no reason to draw the question again. A question that is on the screen stays there when its row goes, as
 * when the browser clears what is stored under the open page: what is written to it must not go with it.
 */
export function useKeptView(view: PracticeView | null, practiceId: number): PracticeView | null {
  const [kept, setKept] = useState(view);
  if (view === null) return kept?.row.id === practiceId ? kept : null;
  if (kept?.row.id === view.row.id && kept.row.generation === view.row.generation)
    return { row: view.row, item: kept.item };
  setKept(view);
  return view;
}
