import { textsOf } from '#domain/tasks/rules-of.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** Share of the shorter text's word groups that another text may have too. Own texts share under a twentieth. */
const mostShared = 0.25;

const groupSize = 3;

function groupsOf(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const groups = new Set<string>();
  for (let i = 0; i + groupSize <= words.length; i += 1) groups.add(words.slice(i, i + groupSize).join(' '));
  return groups;
}

/** Share of the smaller set that the other has too, from 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const group of small) if (large.has(group)) shared += 1;
  return shared / small.size;
}

/** Finds items that are (nearly) the same text, also across task types. */
export function findNearDuplicates(items: readonly CheckedItem[]): Problem[] {
  const texts = items.map(({ file, item }) => ({ file, groups: groupsOf(textsOf(item).source) }));
  const problems: Problem[] = [];
  for (const [index, text] of texts.entries()) {
    for (const other of texts.slice(0, index)) {
      const shared = overlap(text.groups, other.groups);
      if (shared < mostShared) continue;
      const percent = Math.round(shared * 100);
      problems.push({
        file: text.file,
        message: `shares ${percent} % of its word groups with ${other.file}`,
      });
    }
  }
  return problems;
}
