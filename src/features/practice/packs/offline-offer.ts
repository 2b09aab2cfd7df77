import type { ModelPackId } from '#contract/entities/model-pack.ts';
import type { PackLine, PacksState, PackView } from '#platform/model-packs/pack-state.ts';
import { percentOf, sizeWords } from '#ui/amounts.ts';
import { packWords } from '#ui/packs/pack-words.ts';

export interface OfflineOffer {
  readonly ids: readonly ModelPackId[];
  /** What will be fetched: files that several packs share count once, those that are here not at all. */
  readonly wireBytes: number;
}

/** What to offer so that this device scores all speaking by itself; `null` where nothing is missing or nobody is to be asked now. */
export function offlineOffer(state: PacksState, { isOnline }: PackLine): OfflineOffer | null {
  if (state.status !== 'known' || state.isOffered || !isOnline) return null;
  const here = state.packs.filter((view) => view.state.status === 'here');
  // The larger transcript pack stands in for the smaller one.
  const transcript = here.some(({ pack }) => pack.id === 'transcript-base') ? [] : ['transcript-tiny'];
  const wanted = new Set<string>(['reading', ...transcript]);
  const missing = state.packs.filter((view) => wanted.has(view.pack.id) && view.state.status === 'absent');
  if (missing.length === 0) return null;
  const isHere = new Set(here.flatMap(({ pack }) => pack.files.map(({ sha256 }) => sha256)));
  const files = new Map(
    missing
      .flatMap(({ pack }) => pack.files)
      .filter(({ sha256 }) => !isHere.has(sha256))
      .map((file) => [file.sha256, file.wireBytes]),
  );
  return {
    ids: missing.map(({ pack }) => pack.id),
    wireBytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** "Score offline: 28 MB, about 40 s on this connection"; no time where nobody can say it. Where the browser does not tell the line, nothing waits for Wi-Fi. */
export function offerWords(
  { wireBytes }: OfflineOffer,
  { isMetered, isTold, bytesPerSecond }: PackLine,
): string {
  const size = `Score offline: ${sizeWords(wireBytes)}`;
  if (isMetered) return `${size}, when you are on Wi-Fi`;
  if (bytesPerSecond === null) return isTold ? size : `${size}. This connection may be mobile data`;
  const time = `about ${durationWords(wireBytes / bytesPerSecond)} on this connection`;
  return isTold ? `${size}, ${time}` : `${size}, ${time}, which may be mobile data`;
}

/** In steps as coarse as the guess is. */
function durationWords(seconds: number): string {
  if (seconds < 60) return `${5 * Math.max(1, Math.ceil(seconds / 5))} s`;
  return `${Math.ceil(seconds / 60)} min`;
}

/** How far the packs are that the learner has asked for and that are not here yet. */
export interface PackProgress {
  readonly ids: readonly ModelPackId[];
  readonly percent: number;
  /** What can be done with it. */
  readonly kind: 'running' | 'paused' | 'failed';
  readonly words: string;
}

type ComingView = PackView & { readonly state: { readonly receivedBytes: number } };

/** `null` where nothing is on its way. */
export function packProgress(state: PacksState): PackProgress | null {
  if (state.status !== 'known') return null;
  const coming = state.packs.filter((view): view is ComingView => 'receivedBytes' in view.state);
  const of = (status: PackView['state']['status']) => coming.find((view) => view.state.status === status);
  const running = of('downloading') ?? of('waiting');
  const lead = of('failed') ?? running ?? of('paused');
  if (!lead) return null;
  const received = coming.reduce((sum, view) => sum + view.state.receivedBytes, 0);
  const size = coming.reduce((sum, { pack }) => sum + pack.sizeBytes, 0);
  const { status } = lead.state;
  return {
    ids: coming.map(({ pack }) => pack.id),
    percent: percentOf(received, size),
    kind: status === 'failed' || status === 'paused' ? status : 'running',
    words: status === 'downloading' ? 'Getting the files to score offline' : packWords(lead.pack, lead.state),
  };
}
