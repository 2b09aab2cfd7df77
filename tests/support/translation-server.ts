import { createHash } from 'node:crypto';
import type { TranslationManifest, TranslationPack } from '#contract/entities/translation-pack.ts';
import { apiHeader, apiHeaderValue, type ApiError } from '#contract/errors.ts';
import type { SentencePair, Translation } from '#contract/items/translation.ts';
import { importTranslations } from '#data/store/content/translation-store.ts';
import type { Device } from './practice.tsx';

/** By language, then by question. */
export type Translated = Readonly<Record<string, Readonly<Record<number, readonly SentencePair[]>>>>;

const packOf = (language: string, byItem: Translated[string]): TranslationPack => ({
  format: 1,
  language,
  items: Object.entries(byItem ?? {}).map(([id, sentenceList]) => ({
    id: Number(id),
    sentenceList: [...sentenceList],
  })),
});

/** Puts languages on a device. */
export async function keepLanguages({ context }: Device, languages: Translated): Promise<void> {
  for (const [language, byItem] of Object.entries(languages))
    await importTranslations(context, packOf(language, byItem), { sha256: language, sizeBytes: 1_000 });
}

interface TranslationServer {
  packs: Translated;
  /** What a machine says of any question, by language. */
  machine: Readonly<Record<string, Translation>>;
  /** Spoils what it answers: another page comes instead. */
  isPortal: boolean;
  /** Paths that were asked for, in turn. */
  readonly asked: string[];
}

/** Answers the calls of translations on the network of a device, in the shapes of the API. */
export function serveTranslations(device: Device, packs: Translated): TranslationServer {
  const server: TranslationServer = { packs, machine: {}, isPortal: false, asked: [] };
  const answer = (body: unknown, status = 200) => {
    const headers = { 'content-type': 'application/json', [apiHeader]: apiHeaderValue };
    return new Response(JSON.stringify(body), { status, headers });
  };
  const files = () =>
    Object.entries(server.packs).map(([language, byItem]) => {
      const pack = packOf(language, byItem);
      const sha256 = createHash('sha256').update(JSON.stringify(pack)).digest('hex');
      return { language, pack, sha256 };
    });
  device.network.fetch = async ({ url }) => {
    const { pathname } = new URL(url);
    server.asked.push(pathname);
    if (server.isPortal) return new Response('<html>Sign in to the Wi-Fi</html>');
    if (pathname === '/api/content/translations') {
      const offer: TranslationManifest = {
        format: 1,
        packs: files().map(({ language, pack, sha256 }) => ({
          language,
          sha256,
          sizeBytes: 300_000,
          wireBytes: 100_000,
          practiceIds: pack.items.map(({ id }) => id),
        })),
        machineLanguages: Object.keys(server.machine),
      };
      return answer(offer);
    }
    const file = files().find(({ sha256 }) => pathname.endsWith(`/translations/${sha256}`));
    if (file) return answer(file.pack);
    const made = server.machine[pathname.split('/').at(-1) ?? ''];
    if (made) return answer(made);
    const message = 'Nobody has translated this practice into that language';
    const refusal: ApiError = { status: 404, code: 'NOT_FOUND', message, error: message, errors: [] };
    return answer(refusal, 404);
  };
  return server;
}
