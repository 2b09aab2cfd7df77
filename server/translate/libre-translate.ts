import { z } from 'zod';
import { Problem } from '#server/problem.ts';

/** A service that translates sentences from English, one by one and in their order. */
export interface Translator {
  /** @throws Problem NOT_FOUND: not into that language; UNAVAILABLE: not now */
  translate(sentences: readonly string[], language: string): Promise<readonly string[]>;
}

export interface LibreTranslateConfig {
  readonly url: string;
  readonly apiKey: string | undefined;
}

const longestWaitMs = 20_000;
/** What the service says of a language that it does not have. */
const noSuchLanguage = 400;

const Translated = z.object({ translatedText: z.array(z.string().min(1)) });

/** A service that speaks the protocol of LibreTranslate. `language` is an ISO code in capitals. */
export function openLibreTranslate({ url, apiKey }: LibreTranslateConfig): Translator {
  const key = apiKey === undefined ? {} : { api_key: apiKey };
  return {
    async translate(sentences, language) {
      const asked = { q: sentences, source: 'en', target: language.toLowerCase(), format: 'text', ...key };
      const unavailable = new Problem('UNAVAILABLE', 'The translation service does not answer');
      const response = await fetch(`${url}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(longestWaitMs),
      }).catch(() => null);
      if (response?.status === noSuchLanguage)
        throw new Problem('NOT_FOUND', 'The translation service does not have that language');
      const body: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
      const { success, data } = Translated.safeParse(body);
      if (!success || data.translatedText.length !== sentences.length) throw unavailable;
      return data.translatedText;
    },
  };
}
