import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconMagic, noRank, rankScale, wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import { expandDictionary } from './hunspell.ts';
import { ownWords } from './own-words.ts';
import { packTags, tagWords } from './word-tags.ts';
import { readClassCounts } from './wordnet.ts';

/** Unknown words as common as this are kept as "occurs, but in no dictionary", so that they cost no marks. */
const occursUpTo = 40_000;

interface Sources {
  readonly dictionaries: readonly { readonly folder: string; readonly nation: number }[];
  readonly wordnet: string;
  /** Words by how common they are, the commonest first. */
  readonly byFrequency: readonly string[];
}

function readForms({ dictionaries, byFrequency, wordnet }: Sources): Map<string, number> {
  const forms = new Map<string, number>();
  const add = (word: string, bits: number): void => {
    if (!/^[\p{L}.'-]+$/u.test(word) || /[\u0100-\uffff]/u.test(word)) return;
    const key = word.toLowerCase();
    const rest = word.slice(1);
    const shape =
      word === key ? wordForm.lower : rest === rest.toLowerCase() ? wordForm.capital : wordForm.mixed;
    forms.set(key, (forms.get(key) ?? 0) | shape | bits);
  };
  for (const { folder, nation } of dictionaries) {
    const dic = readFileSync(join(folder, 'index.dic'), 'utf8');
    for (const word of expandDictionary(dic, readFileSync(join(folder, 'index.aff'), 'utf8')))
      add(word, nation);
  }
  for (const word of ownWords) add(word, wordForm.american | wordForm.british | wordForm.australian);
  for (const lemma of readClassCounts(wordnet).keys()) {
    if (/^[a-z]{4,}$/u.test(lemma) && !forms.has(lemma)) forms.set(lemma, wordForm.listed);
  }
  for (const word of byFrequency.slice(0, occursUpTo)) {
    if (/^[a-z]{4,}$/u.test(word) && !forms.has(word)) forms.set(word, 0);
  }
  return forms;
}

/** Writes the bytes of the lexicon file. The same sources give the same bytes. */
export function buildLexicon(sources: Sources): Buffer {
  const forms = readForms(sources);
  const words = [...forms.keys()].sort((a, b) => (a < b ? -1 : 1));
  const ranks = new Map(sources.byFrequency.map((word, i) => [word, i + 1]));
  const isTagged = (word: string): boolean =>
    ((forms.get(word) ?? 0) & (wordForm.lower | wordForm.listed)) !== 0;
  const known = new Set(words.filter(isTagged));
  const tags = tagWords(known, readClassCounts(sources.wordnet));
  const shared: number[] = [];
  const letters: number[] = [];
  let before = '';
  for (const word of words) {
    let same = 0;
    while (same < word.length && word[same] === before[same]) same += 1;
    shared.push(same);
    for (const letter of word.slice(same)) letters.push(letter.charCodeAt(0));
    letters.push(0);
    before = word;
  }
  const packed = words.map((word) => {
    return packTags(isTagged(word) ? tags.get(word) : new Map([[3, 1]]));
  });
  const head = Buffer.alloc(12);
  head.write(lexiconMagic, 0, 'latin1');
  head.writeUInt32LE(words.length, 4);
  head.writeUInt32LE(letters.length, 8);
  const rankByte = (word: string): number => {
    const rank = ranks.get(word);
    return rank === undefined ? noRank : Math.min(noRank - 1, Math.round(Math.log(rank + 1) * rankScale));
  };
  return Buffer.concat([
    head,
    Buffer.from(shared),
    Buffer.from(letters),
    Buffer.from(words.map((word) => forms.get(word) ?? 0)),
    Buffer.from(words.map(rankByte)),
    Buffer.from(packed.map((bits) => bits & 255)),
    Buffer.from(packed.map((bits) => bits >> 8)),
  ]);
}
