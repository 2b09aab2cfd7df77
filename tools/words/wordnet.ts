import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartLetter } from '#engines/dictionary/dictionary-file.ts';

export interface Synset {
  readonly letter: PartLetter;
  /** Number of WordNet's own file that it is from; 18 has the persons. */
  readonly file: number;
  readonly definition: string;
  readonly examples: readonly string[];
  /** As they are written, blanks instead of underscores. */
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
}

/** From the word `from` (from 1; 0: all of them) to a word of another synset. */
export interface Pointer {
  readonly sign: string;
  readonly synset: string;
  readonly from: number;
  readonly to: number;
}

export interface WordSense {
  readonly synset: string;
  /** How often it was seen in WordNet's tagged texts. */
  readonly seen: number;
  /** 1 for the commonest sense of the word in this part of speech. */
  readonly place: number;
}

export interface WordNet {
  /** By part of speech and offset. */
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By lemma in lower case. */
  readonly senses: ReadonlyMap<string, readonly WordSense[]>;
}

const files = [
  ['n', 'data.noun'],
  ['v', 'data.verb'],
  ['a', 'data.adj'],
  ['r', 'data.adv'],
] as const;
const letterOfKind: readonly PartLetter[] = ['n', 'v', 'a', 'r', 'a'];

const spaced = (word: string): string => word.replaceAll('_', ' ').replace(/\([a-z]+\)$/u, '');

/** A gloss is definitions and, in quotes, examples, with semicolons between. */
function readGloss(gloss: string): { definition: string; examples: string[] } {
  const examples = Array.from(gloss.matchAll(/"([^"]+)"/gu), ([, text = '']) =>
    text.trim().replace(/[;,]$/u, ''),
  );
  const rest = gloss
    .replaceAll(/"[^"]*"?/gu, '')
    .replaceAll(/(?:[;:,]|--?)\s*(?=[;:,]|$)/gu, '')
    .trim();
  return {
    definition: rest.replaceAll(/\s+/gu, ' ').replace(/[;:,\s-]+$/u, ''),
    examples: examples.filter((text) => /^\p{L}/u.test(text) && text.length > 3 && text.length < 160),
  };
}

function readSynset(line: string, letter: PartLetter): Synset {
  const [fields = '', gloss = ''] = line.split(' | ');
  const parts = fields.trim().split(' ');
  const count = Number.parseInt(parts[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, i) => spaced(parts[4 + 2 * i] ?? ''));
  const at = 4 + 2 * count;
  const pointers = Array.from({ length: Number(parts[at] ?? 0) }, (_, i) => {
    const [sign = '', offset = '', kind = '', where = '0000'] = parts.slice(at + 1 + 4 * i);
    return {
      sign,
      synset: `${kind === 's' ? 'a' : kind}${offset}`,
      from: Number.parseInt(where.slice(0, 2), 16),
      to: Number.parseInt(where.slice(2), 16),
    };
  });
  return { letter, file: Number(parts[1] ?? 0), words, pointers, ...readGloss(gloss) };
}

/** Reads WordNet's data files and its list of senses. */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  for (const [letter, file] of files) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n'))
      if (/^\d{8} /u.test(line)) synsets.set(`${letter}${line.slice(0, 8)}`, readSynset(line, letter));
  }
  const senses = new Map<string, WordSense[]>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [, lemma = '', kind, offset = '', place, seen] =
      /^([^%]+)%([1-5]):\S+ (\d+) (\d+) (\d+)$/u.exec(line) ?? [];
    const letter = letterOfKind[Number(kind) - 1];
    if (letter === undefined) continue;
    const word = lemma.replaceAll('_', ' ');
    const of = senses.get(word) ?? [];
    of.push({ synset: `${letter}${offset}`, seen: Number(seen), place: Number(place) });
    senses.set(word, of);
  }
  for (const of of senses.values()) of.sort((a, b) => a.place - b.place);
  return { synsets, senses };
}
