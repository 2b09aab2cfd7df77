import { z } from 'zod';
import { Skill } from '../exam.ts';
import { TaskType } from '../task-type.ts';
import { BookmarkType } from './bookmark.ts';

export const word = z.string().trim().min(1).max(80);

export const partsOfSpeech = [
  'VERB', 'NOUN', 'ADJECTIVE', 'ADVERB', 'PRONOUN', 'PREPOSITION', 'CONJUNCTION', 'INTERJECTION', 'DETERMINER', 'OTHER',
] as const; // prettier-ignore

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

const pronunciations = {
  americanAudio: z.string().nullable(),
  britishAudio: z.string().nullable(),
  australianAudio: z.string().nullable(),
};
export const DictionaryWord = z.object({
  word: z.string(),
  britishPhonetic: z.string().nullable(),
  australianPhonetic: z.string().nullable(),
  ...pronunciations,
  translations: z.array(z.string()),
  image: z.string().nullable(),
  familyWords: z.array(z.object({ word: z.string() })),
  meanings: z.array(Meaning),
});

const bookIds = {
  vocabBook: z.uuid().nullable(),
  pronunciationBook: z.uuid().nullable(),
  spellingBook: z.uuid().nullable(),
};
/** Look-up of a word by text in the three books; an id is present if the word is in that book. */
export const WordLookup = z.object({ word: z.string(), ...bookIds });
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
