import { z } from 'zod';
import { ScoredWord } from './scored-word.ts';
import { word } from './word.ts';

/** A word and where its sound is in each accent; `null` where it is not recorded. */
export const DictationWord = z.object({
  word: z.string(),
  americanAudio: z.string().nullable(),
  britishAudio: z.string().nullable(),
  australianAudio: z.string().nullable(),
});
export type DictationWord = z.infer<typeof DictationWord>;
export const DictationSubmit = z.object({
  words: z
    .array(z.object({ word, answer: z.string().max(200) }))
    .min(1)
    .max(100),
});
export const DictationAnswer = z.object({
  id: z.uuid(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  premium: z.boolean(),
  lastModifiedDate: z.iso.datetime(),
  score: z.number().min(0),
  words: z.array(z.object({ word: z.string(), answer: z.string(), result: ScoredWord.shape.type })),
});
export type DictationAnswer = z.infer<typeof DictationAnswer>;
export const TranscriptionBody = z.object({ audio: z.base64().max(30_000_000) });
export const Transcription = z.object({ transcription: z.string() });
