import { z } from 'zod';
import { Skill } from '#contract/exam.ts';
import { TaskType } from '#contract/task-type.ts';
import { BookmarkType } from './bookmark.ts';

export const word = z.string().trim().min(1).max(80);

export const partsOfSpeech = [
  'VERB',
  'NOUN',
  'ADJECTIVE',
  'ADVERB',
  'PRONOUN',
  'PREPOSITION',
  'CONJUNCTION',
  'INTERJECTION',
  'DETERMINER',
  'OTHER',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

const WordExample = z.object({ word: z.string(), example: z.string() });
const PhraseExample = z.object({ phrase: z.string(), example: z.string() });
export const Meaning = z.object({
  partOfSpeech: z.enum(partsOfSpeech),
  definitions: z.array(z.string()),
  examples: z.array(z.string()),
  synonyms: z.array(WordExample),
  antonyms: z.array(WordExample),
  collocations: z.array(PhraseExample),
  idioms: z.array(PhraseExample),
});
export type Meaning = z.infer<typeof Meaning>;

const pronunciations = {
  americanAudio: z.string().nullable(),
  britishAudio: z.string().nullable(),
  australianAudio: z.string().nullable(),
};
/** Levels of the Common European Framework that a word is estimated at. */
export const wordLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type WordLevel = (typeof wordLevels)[number];
/** Phonetics are in IPA, without slashes. The spec names no American one; players for three accents need all three. */
export const DictionaryWord = z.object({
  /** The headword: `study` when `studies` was asked for. */
  word: z.string(),
  americanPhonetic: z.string().nullable(),
  britishPhonetic: z.string().nullable(),
  australianPhonetic: z.string().nullable(),
  ...pronunciations,
  translations: z.array(z.string()),
  image: z.string().nullable(),
  familyWords: z.array(z.object({ word: z.string() })),
  /** Words that the word asked for is also a form of: `leave` for `left`, `live` for `lives`. */
  formOf: z.array(z.object({ word: z.string() })),
  /** An estimate from how common the word is. */
  level: z.enum(wordLevels).nullable(),
  /** Place by how common it is, the commonest is 1. */
  frequencyRank: z.int().min(1).nullable(),
  /** One for each part of speech at most, the commonest first. */
  meanings: z.array(Meaning),
});
export type DictionaryWord = z.infer<typeof DictionaryWord>;

const bookIds = {
  vocabBook: z.uuid().nullable(),
  pronunciationBook: z.uuid().nullable(),
  spellingBook: z.uuid().nullable(),
};
/** Look-up of a word by text in the three books; an id is present if the word is in that book. */
export const WordLookup = z.object({
  word: z.string(),
  ...bookIds,
  /** Of its headword, into the learner's language, the best first; none where the dictionary has none. */
  translations: z.array(z.string()),
});
export type WordLookup = z.infer<typeof WordLookup>;

export const BookEntry = z.object({
  id: z.uuid(),
  word: z.string(),
  bookmark: BookmarkType.nullable(),
  note: z.string().nullable(),
  version: z.int().min(1),
  practiceCount: z.int().min(0),
  createdDate: z.iso.datetime(),
});
export type BookEntry = z.infer<typeof BookEntry>;
/** Sounds and phonetics are `null`, and there are no meanings, while no dictionary knows the word. */
export const PronunciationWord = BookEntry.extend({
  ...pronunciations,
  britishPhonetic: z.string().nullable(),
  australianPhonetic: z.string().nullable(),
  ...bookIds,
  meanings: z.array(Meaning.pick({ partOfSpeech: true, definitions: true, examples: true })),
});
export type PronunciationWord = z.infer<typeof PronunciationWord>;
export const BookCount = z.object({
  skillType: Skill,
  practiceType: TaskType,
  practicedCount: z.int().min(0),
  totalCount: z.int().min(0),
});
export const WordNote = z.object({ note: z.string().max(20_000) });

/** Word score body: `voice` is base64 MP3 without a data prefix. */
export const WordScoreBody = z.object({ word, voice: z.base64().max(4_000_000) });
export type WordScoreBody = z.infer<typeof WordScoreBody>;
/** The word, where the body is the recording itself. */
export const WordScoreQuery = z.object({ word: word.optional() });
export type WordScoreQuery = z.infer<typeof WordScoreQuery>;
export const WordScore = z.object({
  score: z.number().min(0).max(100),
  syllables: z.array(
    z.object({
      syllable: z.string(),
      score: z.number(),
      accuracy: z.enum(['HIGH', 'MEDIUM', 'LOW']),
      /** Nanoseconds, as in the spec. */
      segment: z.object({ start: z.number(), duration: z.number() }),
      type: z.enum(['MISSED']).optional(),
    }),
  ),
});
export type WordScore = z.infer<typeof WordScore>;
