import { z } from 'zod';
import { SentencePair } from '#contract/items/translation.ts';
import { Sha256 } from '#contract/sha256.ts';

/** As profiles name it: `FA`. */
export const LanguageCode = z.string().regex(/^[A-Z]{2,3}$/);

/** An immutable pack: all that the bank has in one language. Its address is the SHA-256 of its bytes. */
export const TranslationPack = z.object({
  format: z.literal(1),
  language: LanguageCode,
  items: z.array(z.object({ id: z.int(), sentenceList: z.array(SentencePair) })),
});
export type TranslationPack = z.infer<typeof TranslationPack>;

/** A pack on offer. */
export const OfferedTranslation = z.object({
  language: LanguageCode,
  sha256: Sha256,
  /** Of the pack, and about what of it goes over the network. */
  sizeBytes: z.int(),
  wireBytes: z.int(),
  /** The items that it has. */
  practiceIds: z.array(z.int()),
});
export type OfferedTranslation = z.infer<typeof OfferedTranslation>;

/** Into what the server translates. */
export const TranslationManifest = z.object({
  format: z.literal(1),
  packs: z.array(OfferedTranslation),
  /** Languages into which a machine translates any item, one at a time; none where the server knows no such machine, or it does not answer. */
  machineLanguages: z.array(LanguageCode),
});
export type TranslationManifest = z.infer<typeof TranslationManifest>;
