import type { KyInstance, Options } from 'ky';
import { TranslationManifest, TranslationPack } from '#contract/entities/translation-pack.ts';
import type { OfferedTranslation } from '#contract/entities/translation-pack.ts';
import { Translation } from '#contract/items/translation.ts';
import { addressOf, paths } from '#contract/paths.ts';
import { practicePaths } from '#contract/practice-paths.ts';
import { listKeptLanguages } from '#data/queries/translations.ts';
import {
  findKeptLanguage,
  importTranslations,
  keepMachineTranslation,
  keepTranslationOffer,
  type FetchTranslationResult,
  type Translations,
} from '#data/store/content/translation-store.ts';
import type { DataContext, ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';
import { asStorageFailure } from '#data/store/storage-failure.ts';
import type { Digest } from '#platform/digest.ts';
import { parseJsonBytes } from './json-bytes.ts';
import { createFileApi, createNamedReader, readBytes, type ReadNamed } from './read-named.ts';
import type { ReadCalls } from './transport.ts';

interface TranslationParts {
  readonly digest: Digest;
  readonly origin: string;
  readonly fetch?: NonNullable<Options['fetch']>;
}

/** What is on offer changes slowly: it is asked for again after this. */
const freshMs = 10 * 60_000;

/** Fetches the packs of languages, and what a machine makes of a single question. */
export function createTranslations(
  context: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  transport: Pick<ReadCalls, 'getJson'>,
  { digest, origin, fetch }: TranslationParts,
): Translations {
  const api = createFileApi(origin, fetch);
  const readNamed = createNamedReader(api, digest);
  /** A pack that is asked for twice is fetched once. */
  const running = new Map<string, Promise<FetchTranslationResult>>();

  function takePack(pack: OfferedTranslation): Promise<FetchTranslationResult> {
    const { sha256 } = pack;
    const taking =
      running.get(sha256) ?? fetchPack(context, readNamed, pack).finally(() => running.delete(sha256));
    running.set(sha256, taking);
    return taking;
  }

  let askedAt: number | null = null;
  async function look(): Promise<'known' | 'no-connection'> {
    const now = context.clock.now();
    if (askedAt !== null && Math.abs(now - askedAt) < freshMs) return 'known';
    const result = await readOffer(context, api);
    if (result === 'known') askedAt = now;
    return result;
  }

  return {
    look,
    async fetch({ taskType, practiceId }, language) {
      const offer = await readMeta(context.db, 'translation-offer');
      const pack = offer?.packs.find((each) => each.language === language);
      if (pack?.practiceIds.includes(practiceId) === true) return takePack(pack);
      const path = addressOf(practicePaths(taskType).translation, { id: practiceId, lang: language });
      const outcome = await transport.getJson(context.userId, path, {});
      if (outcome.kind === 'signed-out') return 'signed-out';
      if (outcome.kind === 'refused') return outcome.status === 404 ? 'not-there' : 'no-answer';
      if (outcome.kind === 'unknown') return outcome.reason === 'network' ? 'no-connection' : 'no-answer';
      const read = Translation.safeParse(outcome.body);
      if (!read.success) return 'no-answer';
      return orNoRoom(keepMachineTranslation(context, { practiceId, language }, read.data));
    },
    async keep(languages) {
      await look();
      const offer = await readMeta(context.db, 'translation-offer');
      const here = await listKeptLanguages(context);
      const removed = (await readMeta(context.db, 'translations-removed')) ?? [];
      const wanted = languages.filter((language) => !removed.includes(language));
      for (const pack of offer?.packs ?? []) {
        const kept = here.get(pack.language);
        const isWanted = kept !== undefined || wanted.includes(pack.language);
        if (isWanted && kept?.sha256 !== pack.sha256) await takePack(pack);
      }
    },
  };
}

async function readOffer(context: ReadContext, api: KyInstance): Promise<'known' | 'no-connection'> {
  const bytes = await readBytes(api, paths.translations);
  const offer = typeof bytes === 'string' ? null : TranslationManifest.safeParse(parseJsonBytes(bytes));
  if (offer?.success !== true) return 'no-connection';
  const kept = await orNoRoom(keepTranslationOffer(context, offer.data));
  return kept === 'kept' ? 'known' : 'no-connection';
}

async function fetchPack(
  context: ReadContext,
  readNamed: ReadNamed,
  { language, sha256 }: OfferedTranslation,
): Promise<FetchTranslationResult> {
  if ((await findKeptLanguage(context, language))?.sha256 === sha256) return 'kept';
  const bytes = await readNamed(addressOf(paths.translationPack, { sha256 }), sha256);
  if (typeof bytes === 'string') return bytes === 'network' ? 'no-connection' : 'no-answer';
  const pack = TranslationPack.safeParse(parseJsonBytes(bytes));
  // Of a later form than this app reads.
  if (!pack.success || pack.data.language !== language) return 'not-there';
  return orNoRoom(importTranslations(context, pack.data, { sha256, sizeBytes: bytes.byteLength }));
}

async function orNoRoom(writing: Promise<void>): Promise<'kept' | 'no-room'> {
  try {
    await writing;
    return 'kept';
  } catch (error) {
    if (asStorageFailure(error) === 'quota') return 'no-room';
    throw error;
  }
}
