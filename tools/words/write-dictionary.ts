import { writeArchive } from '#domain/bytes/archive.ts';
import { dictionaryParts, type PartLetter } from '#engines/dictionary/dictionary-file.ts';
import { writeKeyTable, writeRecordTable } from './write-tables.ts';

export interface SenseToWrite {
  /** The same for all words that have the sense. */
  readonly id: string;
  readonly definition: string;
  readonly examples: readonly string[];
  readonly words: readonly string[];
  readonly antonyms: readonly string[];
  /** Written for one headword: each example is of that word. */
  readonly isOwn: boolean;
}

export interface EntryToWrite {
  readonly word: string;
  readonly written: string;
  readonly american: string;
  readonly british: string;
  readonly rank: number | null;
  readonly level: number | null;
  readonly family: readonly string[];
  readonly formOf: readonly string[];
  readonly parts: readonly {
    readonly letter: PartLetter;
    readonly senses: readonly SenseToWrite[];
    readonly idioms: readonly string[];
    readonly collocations: readonly { readonly phrase: string; readonly example: string }[];
  }[];
}

/** Texts cannot have the marks that part them. */
const clean = (text: string): string => text.replaceAll(/[\t\n]/gu, ' ').replaceAll('|', '/');
const cleanPhrase = (text: string): string => clean(text).replaceAll(';', ',').replaceAll('=', '-');

/** Writes the bytes of a dictionary file (`engines/dictionary/dictionary-file.ts`). The same entries give the same bytes. */
export function writeDictionary(
  entries: readonly EntryToWrite[],
  forms: ReadonlyMap<string, readonly string[]>,
): Uint8Array {
  const numbers = new Map<string, number>();
  const senses: Uint8Array[] = [];
  const numberOf = (sense: SenseToWrite): number => {
    const known = numbers.get(sense.id);
    if (known !== undefined) return known;
    numbers.set(sense.id, senses.length);
    const text = [
      clean(sense.definition),
      sense.examples.map(clean).join('|'),
      sense.words.map(cleanPhrase).join(';'),
      ...(sense.isOwn ? ['1'] : []),
    ];
    senses.push(Buffer.from(text.join('\t')));
    return senses.length - 1;
  };

  const words = new Map<string, string>();
  for (const entry of entries.toSorted((a, b) => (a.word < b.word ? -1 : 1))) {
    const first = senses.length;
    const lines = entry.parts.map(({ letter, senses: own, idioms, collocations }) =>
      [
        letter,
        own
          .map((sense) =>
            [
              (numberOf(sense) - first).toString(36),
              ...sense.antonyms.map((word) => word.replaceAll(' ', '_')),
            ].join('!'),
          )
          .join(' '),
        idioms.join(';'),
        collocations.map(({ phrase, example }) => `${cleanPhrase(phrase)}=${cleanPhrase(example)}`).join(';'),
      ]
        .join('\t')
        .trimEnd(),
    );
    const { american, british, rank, level } = entry;
    const head = [
      american,
      british === american ? '' : british,
      rank === null ? '' : rank.toString(36),
      level === null ? '' : String(level),
      first.toString(36),
      entry.family.join(';'),
      entry.formOf.join(';'),
      entry.written === entry.word ? '' : entry.written,
    ];
    words.set(entry.word, [head.join('\t').trimEnd(), ...lines].join('\n'));
  }
  return writeArchive(
    new Map([
      [dictionaryParts.words, writeKeyTable(words)],
      [
        dictionaryParts.forms,
        writeKeyTable(new Map([...forms].map(([form, bases]) => [form, bases.join(';')]))),
      ],
      [dictionaryParts.senses, writeRecordTable(senses)],
    ]),
  );
}
