import { z } from 'zod';
import { languageCodes } from '#domain/profile/languages.ts';
import { askService } from './ask-service.ts';

/** Languages by their codes in the app (ISO 639 in capitals), with the codes that the service has for them. */
export type OfferedLanguages = ReadonlyMap<string, string>;

export interface OfferedLanguagesOptions {
  readonly url: string;
  readonly waitMs: number;
  readonly now: () => number;
}

const keptMs = 30 * 60_000;
const source = 'EN';

/** `targets` is missing in old versions, which translate between all of their languages. */
const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));

/**
 * Codes of the service that are other ones here. Chinese is written in simplified characters, and Filipino is the standard form of
 * Tagalog (an alias in CLDR).
 */
const aliases: Readonly<Record<string, string>> = { 'ZH-HANS': 'ZH', TL: 'FIL' };

function ourCode(code: string): string {
  const capitals = code.toUpperCase();
  return aliases[capitals] ?? capitals;
}

/**
 * Returns a look-up of the languages into which the service translates English. It asks the service once for all who wait, keeps the
 * answer for half an hour, and asks again after a failure or an empty list.
 * The look-up rejects with Problem UNAVAILABLE.
 */
export function createOfferedLanguages({ url, waitMs, now }: OfferedLanguagesOptions) {
  let kept: { readonly languages: OfferedLanguages; readonly endsAt: number } | null = null;
  let pending: Promise<OfferedLanguages> | null = null;

  async function ask(): Promise<OfferedLanguages> {
    const signal = AbortSignal.timeout(waitMs);
    const all = await askService({ url: `${url}/languages`, schema: Languages, signal });
    const english = all.find(({ code }) => ourCode(code) === source);
    const targets = english === undefined ? [] : (english.targets ?? all.map(({ code }) => code));
    const byOurCode = new Map(targets.map((code) => [ourCode(code), code]));
    byOurCode.delete(source);
    return new Map([...byOurCode].filter(([code]) => languageCodes.includes(code)));
  }

  async function askAndKeep(): Promise<OfferedLanguages> {
    try {
      const languages = await ask();
      // A service that is starting has no languages yet.
      if (languages.size > 0) kept = { languages, endsAt: now() + keptMs };
      return languages;
    } finally {
      pending = null;
    }
  }

  return async (): Promise<OfferedLanguages> => {
    if (kept !== null && now() < kept.endsAt) return kept.languages;
    pending ??= askAndKeep();
    return pending;
  };
}
