import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { Channel } from '#platform/channel.ts';
import type { Clock } from '#platform/clock.ts';
import type { Locks } from '#platform/locks.ts';
import { downloadFile, type DownloadPorts } from './download-file.ts';
import type { HeldFacts } from './pack-facts.ts';
import { hasDue, mayGoOn, nextPack } from './pack-view.ts';
import type { PackEvent } from './packs-reducer.ts';

// The law of this file: `drain` alone downloads, under a lock that all tabs share, one pack after the other. A download that
// the facts no longer allow is given up as soon as they say so.

export interface PackDownloadsOptions extends Omit<DownloadPorts, 'signal' | 'onReceived'> {
  readonly locks: Locks;
  readonly clock: Clock;
  /** Tells the other tabs that files came or went. */
  readonly channel: Channel<'changed'>;
  readonly report: (error: unknown) => void;
  /** One download at a time over all tabs. */
  readonly lockName: string;
}

export interface PackDownloads {
  /** Downloads what is due, or tries again later. A second call waits for the run of the first. */
  readonly drain: () => Promise<void>;
  /** Resolves when the run of now has ended. */
  readonly whenIdle: () => Promise<void>;
  /** Resolves when the pack's download of now has ended. */
  readonly whenEnded: (id: ModelPackId) => Promise<void>;
  /** After the facts were stopped: gives up what runs and what is planned. */
  readonly stop: () => void;
}

type PackEnd = Extract<PackEvent, { kind: 'ended' }>['result'];

export function createPackDownloads(options: PackDownloadsOptions, facts: HeldFacts): PackDownloads {
  const { store, locks, clock, channel, report, lockName } = options;
  let running: {
    readonly id: ModelPackId;
    readonly stop: AbortController;
    readonly ended: Promise<void>;
  } | null = null;
  let draining: Promise<void> | null = null;
  let cancelRetry = () => {};

  function giveUp(): void {
    if (running && !mayGoOn(facts.now(), running.id)) running.stop.abort();
  }
  facts.subscribe(giveUp);

  async function downloadFiles(pack: ModelPack, signal: AbortSignal): Promise<PackEnd> {
    for (const file of pack.files) {
      if (facts.now().whole.has(file.sha256)) continue;
      const result = await downloadFile(file, {
        ...options,
        signal,
        onReceived: (bytes) => facts.dispatch({ kind: 'received', sha256: file.sha256, bytes }),
      });
      if (signal.aborted) return 'done';
      if (result !== 'whole') return result;
      await facts.look();
    }
    return 'done';
  }

  /** Files that no listed pack has any more: nothing would ever find them again. */
  async function forgetOld(): Promise<void> {
    const packs = facts.now().manifest?.packs;
    const listed = new Set(packs?.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
    for (const sha256 of await store.list()) if (!listed.has(sha256)) await store.forget(sha256);
  }

  async function downloadPack(pack: ModelPack): Promise<PackEnd> {
    const { id } = pack;
    const stop = new AbortController();
    const end = Promise.withResolvers<void>();
    running = { id, stop, ended: end.promise };
    facts.dispatch({ kind: 'began', id });
    let result: PackEnd = 'interrupted';
    try {
      result = await downloadFiles(pack, stop.signal);
      if (result === 'done' && !stop.signal.aborted) await forgetOld();
      return result;
    } finally {
      running = null;
      facts.dispatch({ kind: 'ended', id, result });
      end.resolve();
      await facts.look();
      channel.post('changed');
    }
  }

  async function work(): Promise<'done' | 'interrupted'> {
    await facts.look();
    for (;;) {
      facts.readLine();
      const next = nextPack(facts.now());
      if (!next) return 'done';
      if ((await downloadPack(next)) === 'interrupted') return 'interrupted';
    }
  }

  async function drainNow(): Promise<void> {
    cancelRetry();
    if (facts.now().isStopped) return;
    try {
      if (!hasDue(facts.now())) return;
      const ran = await locks.tryRun(lockName, work);
      const result = ran.kind === 'ran' ? ran.value : 'other-tab';
      facts.dispatch({ kind: 'ran', result });
      await facts.look();
      if (result !== 'done') retryLater();
    } catch (error) {
      report(error);
      retryLater();
    }
  }

  const drain = (): Promise<void> => (draining ??= drainNow().finally(() => (draining = null)));

  function retryLater(): void {
    cancelRetry = clock.after(facts.now().retryMs, () => void drain());
    facts.dispatch({ kind: 'retry-planned' });
  }

  return {
    drain,
    whenIdle: async () => draining ?? undefined,
    async whenEnded(id) {
      if (running?.id === id) await running.ended;
    },
    stop() {
      cancelRetry();
      giveUp();
    },
  };
}
