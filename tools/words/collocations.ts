import { tag } from '#engines/writing/tagging/tags.ts';
import { tagSentence, type TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { sentencesOf } from '#engines/writing/text/sentences.ts';
import { tokenize } from '#engines/writing/text/tokens.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { PartLetter } from '#engines/dictionary/dictionary-file.ts';

export interface Collocation {
  readonly phrase: string;
  readonly example: string;
}

interface Pair {
  count: number;
  readonly a: string;
  readonly b: string;
  readonly surfaces: Map<string, number>;
  example: string;
}

const noun = tag.noun | tag.nouns;
const verb = tag.base | tag.verbS | tag.past | tag.participle | tag.ing;
const adjective = tag.adjective;
const between = tag.determiner | tag.possessive | tag.adjective;
const lightVerbs = new Set('be have do can will may'.split(' '));
const mostShown = 8;
const leastCount = 2;

/** Counts word pairs that stand in a grammatical relation, in texts that we may use. */
export function createCollocationCounter(lexicon: Lexicon, headwordOf: (word: string) => string | undefined) {
  const pairs = new Map<string, Pair>();
  const singles = new Map<string, number>();

  function count(left: string, right: string, surface: string, example: string): void {
    const key = `${left} ${right}`;
    const pair = pairs.get(key) ?? {
      count: 0,
      a: left,
      b: right,
      surfaces: new Map<string, number>(),
      example: '',
    };
    pair.count += 1;
    pair.surfaces.set(surface, (pair.surfaces.get(surface) ?? 0) + 1);
    if (example !== '' && (pair.example === '' || example.length < pair.example.length))
      pair.example = example;
    pairs.set(key, pair);
    singles.set(left, (singles.get(left) ?? 0) + 1);
    singles.set(right, (singles.get(right) ?? 0) + 1);
  }

  function named({ lower, tag: is }: TaggedToken): string | undefined {
    const letter = (is & noun) !== 0 ? 'n' : (is & verb) !== 0 ? 'v' : (is & adjective) !== 0 ? 'a' : 'r';
    const base = headwordOf(lower);
    return base === undefined || base.length < 3 || /[^a-z-]/u.test(lower) ? undefined : `${letter}:${base}`;
  }

  function readSentence(tokens: readonly TaggedToken[], example: string): void {
    tokens.forEach((first, at) => {
      const next = tokens[at + 1];
      if (next === undefined) return;
      const left = named(first);
      if (left === undefined) return;
      const take = (to: TaggedToken | undefined, surface: string): void => {
        const right = to && named(to);
        if (right !== undefined && right !== left) count(left, right, surface, example);
      };
      if ((first.tag & (adjective | tag.noun)) !== 0 && (next.tag & noun) !== 0)
        take(
          next,
          `${first.lower} ${(next.tag & tag.nouns) !== 0 ? next.lower : (right(next) ?? next.lower)}`,
        );
      else if ((first.tag & tag.adverb) !== 0 && (next.tag & adjective) !== 0)
        take(next, `${first.lower} ${next.lower}`);
      else if ((first.tag & verb) !== 0 && !lightVerbs.has(left.slice(2))) {
        let end = at + 1;
        while (end < at + 4 && ((tokens[end]?.tag ?? 0) & between) !== 0) end += 1;
        const object = tokens[end];
        if (object !== undefined && (object.tag & noun) !== 0)
          take(object, [left.slice(2), ...tokens.slice(at + 1, end + 1).map(({ lower }) => lower)].join(' '));
      }
    });
  }
  const right = (token: TaggedToken): string | undefined => headwordOf(token.lower);

  return {
    /** `isExample`: its sentences may be shown. */
    read(text: string, isExample: boolean): void {
      for (const { tokens } of sentencesOf(tokenize(text))) {
        const first = tokens[0];
        const last = tokens.at(-1);
        if (first === undefined || last === undefined || tokens.length > 60) continue;
        const sentence = text.slice(first.start, last.end).replaceAll(/\s+/gu, ' ');
        const isShown = isExample && sentence.length < 120 && sentence.length > 12;
        readSentence(tagSentence(lexicon, tokens), isShown ? sentence : '');
      }
    },
    /** The strongest of each word, by how much oftener the two stand together than chance would have it. */
    strongest(): Map<string, Collocation[]> {
      const total = [...pairs.values()].reduce((sum, pair) => sum + pair.count, 0);
      const scored = [...pairs.values()]
        .filter((pair) => pair.count >= leastCount)
        .map((pair) => {
          const chance = ((singles.get(pair.a) ?? 1) * (singles.get(pair.b) ?? 1)) / (2 * total);
          return { pair, score: pair.count * Math.log(pair.count / chance) };
        })
        .filter(({ score }) => score > 4)
        .toSorted((x, y) => y.score - x.score);
      const found = new Map<string, Collocation[]>();
      for (const { pair } of scored) {
        const [phrase = ''] =
          [...pair.surfaces].toSorted((x, y) => y[1] - x[1] || x[0].length - y[0].length)[0] ?? [];
        for (const key of [pair.a, pair.b]) {
          const of = found.get(key) ?? [];
          if (of.length < mostShown && !of.some((one) => one.phrase === phrase))
            of.push({ phrase, example: pair.example });
          found.set(key, of);
        }
      }
      return found;
    },
  };
}

/** Key of a word in a part of speech, as `strongest` has it. */
export const collocationKey = (letter: PartLetter, word: string): string => `${letter}:${word}`;
