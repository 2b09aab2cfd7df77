import { brotliCompressSync, constants } from 'node:zlib';
import type { OfferedTranslation, TranslationPack } from '#contract/entities/translation-pack.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import type { BankTranslations } from '#content/read-translations.ts';
import { sha256Of } from '#content/sha256.ts';

/** The bank in other languages, indexed for the calls that read it. */
export interface TranslationIndex {
  listOffered(): OfferedTranslation[];
  findPack(sha256: string): Buffer | undefined;
  /** `undefined`: nobody has translated it into that language. */
  find(practiceId: number, language: string): readonly SentencePair[] | undefined;
}

/** About what the network carries: the compression of answers, which need not be the same to the byte. */
const wireBytesOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** The packs of the languages: the bytes that devices download and keep. */
function makePacks(translations: BankTranslations) {
  return [...translations].map(([language, byItem]) => {
    const items = [...byItem]
      .map(([id, sentenceList]) => ({ id, sentenceList: [...sentenceList] }))
      .toSorted((a, b) => a.id - b.id);
    const pack: TranslationPack = { format: 1, language, items };
    const bytes = Buffer.from(JSON.stringify(pack));
    const sizes = { sizeBytes: bytes.length, wireBytes: wireBytesOf(bytes) };
    const sha256 = sha256Of(bytes);
    return { bytes, offer: { language, sha256, ...sizes, practiceIds: items.map(({ id }) => id) } };
  });
}

/** Makes the packs with the first question for one: a start need not wait for them. */
export function indexTranslations(translations: BankTranslations): TranslationIndex {
  let made: ReturnType<typeof makePacks> | undefined;
  const packs = () => (made ??= makePacks(translations));
  return {
    listOffered: () => packs().map(({ offer }) => offer),
    findPack: (sha256) => packs().find(({ offer }) => offer.sha256 === sha256)?.bytes,
    find: (practiceId, language) => translations.get(language)?.get(practiceId),
  };
}
