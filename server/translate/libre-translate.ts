import { z } from 'zod';
import { Problem } from '#server/problem.ts';
import { askService, unavailable } from './ask-service.ts';
import { batchesOf } from './batches-of.ts';
import { createOfferedLanguages } from './offered-languages.ts';
import { readTargets } from './read-targets.ts';

/** A service that translates sentences from English. */
export interface Translator {
  /**
   * Codes in capitals (ISO 639) of the languages into which it translates English, without EN. They are asked for once and kept for
   * half an hour; after a failure they are asked for again the next time. Never rejects: empty while the service does not answer.
   */
  listLanguages(): Promise<readonly string[]>;
  /**
   * Translates the sentences of one text. Each target is one line of plain text, in the order of the sentences.
   * @throws Problem NOT_FOUND: not into that language; UNAVAILABLE: not now
   */
  translate(sentences: readonly string[], language: string): Promise<readonly string[]>;
}

export interface LibreTranslateConfig {
  /** Without a slash at its end. */
  readonly url: string;
  readonly apiKey: string | undefined;
}

export interface LibreTranslateOptions {
  readonly now?: () => number;
  /** Of a whole translation, with all of its requests. */
  readonly deadlineMs?: number;
}

const usualDeadlineMs = 20_000;
/** Of the list of languages, which the service has at hand. */
const longestListMs = 5_000;

const Translated = z.object({ translatedText: z.array(z.string()) });

/** A service that speaks the protocol of LibreTranslate (docs.libretranslate.com). */
export function openLibreTranslate(
  { url, apiKey }: LibreTranslateConfig,
  { now = Date.now, deadlineMs = usualDeadlineMs }: LibreTranslateOptions = {},
): Translator {
  const key = apiKey === undefined ? {} : { api_key: apiKey };
  const listOffered = createOfferedLanguages({ url, waitMs: Math.min(longestListMs, deadlineMs), now });

  async function translateBatch(q: readonly string[], target: string, signal: AbortSignal) {
    const body = { q, source: 'en', target, format: 'text', ...key };
    const { translatedText } = await askService({
      url: `${url}/translate`,
      body,
      schema: Translated,
      signal,
    });
    if (translatedText.length !== q.length)
      throw unavailable('gives another number of sentences than it was sent');
    return translatedText;
  }

  return {
    async listLanguages() {
      const offered = await listOffered().catch(() => new Map<string, string>());
      return [...offered.keys()].toSorted();
    },
    async translate(sentences, language) {
      const signal = AbortSignal.timeout(deadlineMs);
      const target = (await listOffered()).get(language);
      if (target === undefined)
        throw new Problem('NOT_FOUND', 'The translation service does not have that language');
      const answers: string[] = [];
      for (const batch of batchesOf(sentences))
        answers.push(...(await translateBatch(batch, target, signal)));
      return readTargets(sentences, answers, language);
    },
  };
}
