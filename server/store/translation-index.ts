import { brotliCompressSync, constants } from 'node:zlib';
import type { OfferedTranslation, TranslationPack } from '#contract/entities/translation-pack.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import type { BankTranslations } from '#content/read-translations.ts';
import { sha256Of } from '#content/sha256.ts';

interface StoredPack {
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** The bank in other languages, indexed for the calls that read it. */
export interface TranslationIndex {
  readonly offered: readonly OfferedTranslation[];
  findPack(sha256: string): StoredPack | undefined;
  /** `undefined`: nobody has translated it into that language. */
  find(practiceId: number, language: string): readonly SentencePair[] | undefined;
}

/** About what the network carries: the compression of answers, which need not be the same to the byte. */
const wireBytesOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** Makes the packs of the languages: the bytes that devices download and keep. */
export function indexTranslations(translations: BankTranslations): TranslationIndex {
  const packs = [...translations].map(([language, byItem]) => {
    const items = [...byItem]
      .map(([id, sentenceList]) => ({ id, sentenceList: [...sentenceList] }))
      .toSorted((a, b) => a.id - b.id);
    const pack: TranslationPack = { format: 1, language, items };
    const bytes = Buffer.from(JSON.stringify(pack));
    return { language, bytes, sha256: sha256Of(bytes), practiceIds: items.map(({ id }) => id) };
  });
  const byHash = new Map(packs.map((pack) => [pack.sha256, pack]));
  return {
    offered: packs.map(({ language, bytes, sha256, practiceIds }) => ({
      language,
      sha256,
      sizeBytes: bytes.length,
      wireBytes: wireBytesOf(bytes),
      practiceIds,
    })),
    findPack: (sha256) => byHash.get(sha256),
    find: (practiceId, language) => translations.get(language)?.get(practiceId),
  };
}
