import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb';
const classes = ['noun', 'verb', 'adjective', 'adverb', 'adjective'] as const;

/** How often each lemma was seen as each word class in WordNet's own tagged texts; at least 0.3 where it is listed. */
export function readClassCounts(folder: string): Map<string, Map<WordClass, number>> {
  const counts = new Map<string, Map<WordClass, number>>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const found = /^([a-z'.-]+)%([1-5]):\S+ \d+ \d+ (\d+)$/u.exec(line);
    const [, lemma, kind, seen] = found ?? [];
    const wordClass = classes[Number(kind) - 1];
    if (lemma === undefined || wordClass === undefined) continue;
    const of = counts.get(lemma) ?? new Map<WordClass, number>();
    of.set(wordClass, (of.get(wordClass) ?? 0.3) + Number(seen));
    counts.set(lemma, of);
  }
  return counts;
}

/** Pairs of opposites (increase, decrease), each once, in alphabetical order within the pair. */
export function readOpposites(folder: string): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  for (const file of ['data.noun', 'data.verb', 'data.adj', 'data.adv']) {
    const synsets = new Map<string, string[]>();
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => /^\d{8} /u.test(line));
    for (const line of lines) {
      const fields = line.split(' ');
      const count = Number.parseInt(fields[3] ?? '0', 16);
      synsets.set(
        fields[0] ?? '',
        Array.from({ length: count }, (_, i) => clean(fields[4 + 2 * i] ?? '')),
      );
    }
    for (const line of lines) {
      const words = synsets.get(line.slice(0, 8)) ?? [];
      for (const [, offset = '', where = ''] of line.matchAll(/ ! (\d{8}) [nvars] ([0-9a-f]{4})/gu)) {
        const from = words[Number.parseInt(where.slice(0, 2), 16) - 1];
        const to = synsets.get(offset)?.[Number.parseInt(where.slice(2), 16) - 1];
        if (from === undefined || to === undefined || from.includes('_') || to.includes('_')) continue;
        const pair: [string, string] = from < to ? [from, to] : [to, from];
        pairs.set(pair.join(' '), pair);
      }
    }
  }
  return [...pairs.values()].sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}

const clean = (word: string): string => word.toLowerCase().replace(/\([a-z]+\)$/u, '');

/** Example sentences and glosses of WordNet, for measuring false flags on correct English. */
export function readExamples(folder: string): string[] {
  return ['data.noun', 'data.verb', 'data.adj', 'data.adv'].flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) =>
        Array.from((line.split(' | ')[1] ?? '').matchAll(/"([^"]+)"/gu), ([, text = '']) => text),
      ),
  );
}
