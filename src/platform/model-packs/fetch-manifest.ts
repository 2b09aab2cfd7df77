import { ModelManifest } from '#contract/entities/model-pack.ts';

/** The list of packs that the server has; `null` when it cannot be asked, or gives something else (a captive portal). */
export async function fetchManifest(fetchNow: typeof fetch, path: string): Promise<ModelManifest | null> {
  try {
    const response = await fetchNow(path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) return null;
    const parsed = ModelManifest.safeParse(await response.json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The fresh list, with packs of the old one that a server does not offer now: what is here stays of use. */
export function mergeManifests(old: ModelManifest | null, fresh: ModelManifest): ModelManifest {
  const offered = new Set(fresh.packs.map(({ id }) => id));
  return { packs: [...fresh.packs, ...(old?.packs ?? []).filter(({ id }) => !offered.has(id))] };
}
