import type { ScoredWord } from '#contract/entities/scored-word.ts';
import type { Points } from './points.ts';

export interface HighlightKey {
  /** The transcript's words as shown. */
  readonly shown: readonly string[];
  /** Zero-based place of each word that differs from what was said, with the word that was said. */
  readonly wrong: readonly { readonly at: number; readonly said: string }[];
}

/**
 * Highlight Incorrect Words: +1 for a click on a differing word, -1 for any other, never below 0 (docs/exam-rules.md).
 * Evidence has only words that matter, in the order of the text: CORRECT (found), MISSED (not found), EXTRA (wrongly
 * clicked); `suggestion` is what was said. A place clicked twice counts once; a place outside the text is not counted.
 */
export function scoreHighlights(key: HighlightKey, clicked: readonly number[]): Points<'words'> {
  const said = new Map(key.wrong.map((word) => [word.at, word.said]));
  const clicks = new Set(clicked);
  const words = key.shown.flatMap((word, at): ScoredWord[] => {
    const suggestion = said.get(at);
    if (suggestion !== undefined) return [{ type: clicks.has(at) ? 'CORRECT' : 'MISSED', word, suggestion }];
    return clicks.has(at) ? [{ type: 'EXTRA', word }] : [];
  });
  const count = (type: ScoredWord['type']) => words.filter((word) => word.type === type).length;
  const points = Math.max(0, count('CORRECT') - count('EXTRA'));
  return { points, max: key.wrong.length, evidence: { kind: 'words', words } };
}
