import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { PackProblem, PackState, WaitReason } from './pack-state.ts';
import type { PackWish } from './pack-wishes.ts';

/** What is known of all packs; what a screen shows of one follows from it. */
export interface PackFacts {
  /** Hashes of the files that are whole and checked. */
  readonly whole: ReadonlySet<string>;
  /** Bytes on this device by file. */
  readonly received: ReadonlyMap<string, number>;
  readonly wishes: ReadonlyMap<ModelPackId, PackWish>;
  readonly problems: ReadonlyMap<ModelPackId, PackProblem>;
  /** The pack that this tab downloads now. */
  readonly active: ModelPackId | null;
  readonly waiting: WaitReason;
}

export function packState(pack: ModelPack, facts: PackFacts, mayUseLine: boolean): PackState {
  const { whole, received, wishes, problems, active, waiting } = facts;
  if (pack.files.every(({ sha256 }) => whole.has(sha256))) return { status: 'here' };
  const receivedBytes = pack.files.reduce((sum, { sha256 }) => sum + (received.get(sha256) ?? 0), 0);
  const wish = wishes.get(pack.id);
  if (!wish) return { status: 'absent' };
  const problem = problems.get(pack.id);
  if (problem) return { status: 'failed', reason: problem, receivedBytes };
  if (wish.isPaused) return { status: 'paused', receivedBytes };
  if (active === pack.id) return { status: 'downloading', receivedBytes };
  return { status: 'waiting', reason: mayUseLine ? waiting : 'wifi', receivedBytes };
}
