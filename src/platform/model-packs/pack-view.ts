import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { PackState, PacksState } from './pack-state.ts';
import type { RememberedPacks } from './pack-wishes.ts';
import type { PackFacts } from './packs-reducer.ts';

/** What follows from the facts of all packs: what a screen shows, and what is to be downloaded. */

export const isHere = ({ whole }: PackFacts, { files }: ModelPack): boolean =>
  files.every(({ sha256 }) => whole.has(sha256));

const mayUseLine = ({ isMetered, wishes }: PackFacts, id: ModelPackId): boolean =>
  !isMetered || wishes.get(id)?.onMobileData === true;

const isDue = (facts: PackFacts, pack: ModelPack): boolean =>
  facts.wishes.get(pack.id)?.isPaused === false && !facts.problems.has(pack.id) && !isHere(facts, pack);

/** Something is wished for that is not here, even if it has to wait for another line. */
export const hasDue = (facts: PackFacts): boolean =>
  facts.manifest?.packs.some((pack) => isDue(facts, pack)) === true;

export const nextPack = (facts: PackFacts): ModelPack | undefined =>
  facts.isStopped
    ? undefined
    : facts.manifest?.packs.find((pack) => isDue(facts, pack) && mayUseLine(facts, pack.id));

/** Whether the download that runs may go on: the learner still wants it, and its line may be used. */
export const mayGoOn = (facts: PackFacts, id: ModelPackId): boolean =>
  !facts.isStopped && facts.wishes.get(id)?.isPaused === false && mayUseLine(facts, id);

/** Files of a pack that no wished pack needs. */
export function ownFiles({ manifest, wishes }: PackFacts, id: ModelPackId): string[] {
  const packs = manifest?.packs ?? [];
  const filesOf = (wanted: readonly ModelPack[]) =>
    wanted.flatMap(({ files }) => files.map(({ sha256 }) => sha256));
  const shared = new Set(filesOf(packs.filter((pack) => wishes.has(pack.id))));
  return filesOf(packs.filter((pack) => pack.id === id)).filter((sha256) => !shared.has(sha256));
}

/** What the next visit has to know. */
export const memoryOf = ({ manifest, wishes, isOffered }: PackFacts): RememberedPacks => ({
  manifest,
  wishes: Object.fromEntries(wishes),
  isOffered,
});

/** Gigabytes of memory. The larger transcript engine takes twice what the smaller one does; that it fails on less was not measured. */
const leastMemoryGb = 4;

/** Whether a pack is offered on this device. `memoryGb`: `null` where the browser does not say it. */
const fits = ({ id }: ModelPack, memoryGb: number | null): boolean =>
  id !== 'transcript-base' || memoryGb === null || memoryGb >= leastMemoryGb;

export function packsState(facts: PackFacts, memoryGb: number | null = null): PacksState {
  const { manifest, isRead, isSilent, isOffered, wishes } = facts;
  if (!isRead) return { status: isSilent ? 'silent' : 'loading' };
  if (!manifest) return { status: 'unknown' };
  return {
    status: 'known',
    packs: manifest.packs
      .map((pack) => ({ pack, state: packState(pack, facts) }))
      .filter(({ pack, state }) => state.status !== 'absent' || fits(pack, memoryGb)),
    isOffered: isOffered || wishes.size > 0,
  };
}

function packState(pack: ModelPack, facts: PackFacts): PackState {
  const { received, wishes, problems, active, waiting } = facts;
  if (isHere(facts, pack)) return { status: 'here' };
  const receivedBytes = pack.files.reduce((sum, { sha256 }) => sum + (received.get(sha256) ?? 0), 0);
  const wish = wishes.get(pack.id);
  if (!wish) return { status: 'absent' };
  const problem = problems.get(pack.id);
  if (problem) return { status: 'failed', reason: problem, receivedBytes };
  if (wish.isPaused) return { status: 'paused', receivedBytes };
  if (active === pack.id) return { status: 'downloading', receivedBytes };
  return { status: 'waiting', reason: mayUseLine(facts, pack.id) ? waiting : 'wifi', receivedBytes };
}
