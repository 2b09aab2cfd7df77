import type { PartOfSpeech } from '#contract/entities/word.ts';

/** A word of another language with what it means in English, the chief meaning first. */
export interface ForeignEntry {
  readonly word: string;
  readonly glosses: readonly string[];
  /** How often it is used, in any unit; 0 where nobody counted. */
  readonly frequency: number;
}

/** Parts of speech of a headword; `undefined`: the dictionary does not have it. */
type PartsOf = (headword: string) => readonly PartOfSpeech[] | undefined;

/** As many as our own lists have. */
const most = 3;
/** A fourth meaning of a word is no translation to learn first. */
const deepest = 3;
/** What a place further down costs, in powers of ten of the frequency; and how much worse than the best one may be. */
const placeCost = 0.7;
const widest = 1.5;

/**
 * The headword that a gloss names and nothing more; `null` for an explanation, a remark, a name, or a part of speech that the
 * headword does not have: `to table` is no translation of a table.
 */
function headwordOf(gloss: string, partsOf: PartsOf): string | null {
  const text = gloss.trim();
  const [, to = '', word = ''] = /^(to |an? |the )?([a-z][a-z' -]*)$/u.exec(text) ?? [];
  const parts = word === '' ? undefined : partsOf(word);
  if (parts === undefined) return null;
  const fits = to === 'to ' ? parts.includes('VERB') : parts.some((part) => part !== 'VERB');
  return fits ? word : null;
}

/**
 * Turns a dictionary into English round: for each headword that is all of a gloss, the words that have it among their first meanings,
 * the commonest with the chief meaning first, three at most, joined by `;` as the packs have them.
 */
export function turnRound(entries: Iterable<ForeignEntry>, partsOf: PartsOf): Map<string, string> {
  const found = new Map<string, Map<string, number>>();
  for (const { word, glosses, frequency } of entries) {
    for (const [place, gloss] of glosses.slice(0, deepest).entries()) {
      const headword = headwordOf(gloss, partsOf);
      if (headword === null) continue;
      const own = found.get(headword) ?? new Map<string, number>();
      const worth = Math.log10(frequency + 1) - place * placeCost;
      own.set(word, Math.max(worth, own.get(word) ?? Number.NEGATIVE_INFINITY));
      found.set(headword, own);
    }
  }
  return new Map(
    [...found].map(([headword, own]) => {
      const ranked = [...own].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      const floor = (ranked[0]?.[1] ?? 0) - widest;
      const kept = ranked.slice(0, most).filter(([, worth]) => worth >= floor);
      return [headword, kept.map(([word]) => word).join(';')];
    }),
  );
}
