import { textsOf } from '#domain/tasks/rules-of.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import { itemStrings } from './item-strings.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** Two texts are compared by what they have of each other's groups of so many words. */
const groupSize = 5;

/**
 * Share of the groups of the shorter text from which on two texts are nearly the same. In a text of few words one common phrase is a
 * large part: `enough` is how many groups make one long. Of the first 680 items the long texts share 17 % at most.
 */
const mostShared = { long: 0.25, short: 0.5, enough: 20 } as const;

/** A question of fewer groups says nothing yet. */
const fewestGroups = 3;

/** The fields that hold no sentences of the author's. */
const noText =
  /^(?:id|taskType|level|exams|topic|title|analysis|provenance|audios)\b|(?:^|\.)(?:terms|accepted)\b/;

interface Text {
  readonly file: string;
  readonly name: string;
  readonly groups: ReadonlySet<string>;
}

function groupsOf(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const groups = new Set<string>();
  for (let i = 0; i + groupSize <= words.length; i += 1) groups.add(words.slice(i, i + groupSize).join(' '));
  return groups;
}

/** What the item is made of, however short, and every other text that is long enough. */
function textsIn({ file, item }: CheckedItem): Text[] {
  const others = itemStrings(item)
    .filter(([path]) => !noText.test(path))
    .map(([name, text]) => ({ file, name, groups: groupsOf(text) }))
    .filter(({ groups }) => groups.size >= mostShared.enough);
  const source = { file, name: 'the question', groups: groupsOf(textsOf(item).source) };
  return source.groups.size < fewestGroups ? others : [source, ...others];
}

/** The texts that have each group, so that only those are compared that share any. */
function indexOf(texts: readonly Text[]): Map<string, Text[]> {
  const index = new Map<string, Text[]>();
  for (const text of texts)
    for (const group of text.groups) {
      const own = index.get(group);
      if (own === undefined) index.set(group, [text]);
      else own.push(text);
    }
  return index;
}

/** How many groups each text of an earlier item shares with this one. */
function sharedWith(text: Text, index: ReadonlyMap<string, readonly Text[]>): Map<Text, number> {
  const shared = new Map<Text, number>();
  for (const group of text.groups)
    for (const other of index.get(group) ?? [])
      if (other.file < text.file) shared.set(other, (shared.get(other) ?? 0) + 1);
  return shared;
}

/** Finds texts that are (nearly) the same in two items, also of different task types; for two items only the nearest. */
export function findNearDuplicates(items: readonly CheckedItem[]): Problem[] {
  const texts = items.flatMap(textsIn);
  const index = indexOf(texts);
  const nearest = new Map<string, { readonly share: number; readonly problem: Problem }>();
  for (const text of texts)
    for (const [other, count] of sharedWith(text, index)) {
      const size = Math.min(text.groups.size, other.groups.size);
      const share = count / size;
      const pair = `${text.file} ${other.file}`;
      if (share < (size < mostShared.enough ? mostShared.short : mostShared.long)) continue;
      if (share <= (nearest.get(pair)?.share ?? 0)) continue;
      const message = `shares ${Math.round(share * 100)} % of its word groups with ${other.file} (${text.name}, ${other.name})`;
      nearest.set(pair, { share, problem: { file: text.file, message } });
    }
  return [...nearest.values()].map(({ problem }) => problem);
}
