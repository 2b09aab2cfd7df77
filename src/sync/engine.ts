import { startPass } from './drain-pass.ts';
import { beat, newHold, type Hold } from './hold.ts';
import { createHolderWatch, stealAfterMs } from './holder-watch.ts';
import { isKick, type EnginePorts } from './ports.ts';
import { preparePass } from './prepare-pass.ts';
import { isWorthMore, type Trigger } from './trigger.ts';
import { createUnfinished } from './unfinished.ts';

/** How a try ended. `busy`: another tab drains. `signed-out`: nothing can be sent as this learner. */
export type DrainResult = 'drained' | 'busy' | 'fenced' | 'signed-out' | 'failed';

export interface DrainLimits {
  /** Nothing new is begun after this many ms. */
  readonly deadlineMs?: number;
  readonly maxOps?: number;
}

/** The sync engine of one learner in one tab (or service worker). */
export interface SyncEngine {
  /** Listens to triggers and drains now. */
  start(): void;
  /** Starts no other pass; settles when nothing of it touches the database any more, a pass that lost its lock included. */
  stop(): Promise<void>;
  /** There is something in the queue: call after each commit. Tells the other tabs too. */
  kick(): void;
  /** "Sync now", and after a sign-in: cuts delays short and unparks what waits for a quota. */
  syncNow(): Promise<DrainResult>;
  /** Reads the change feed: a score may have been made. */
  lookForScore(): Promise<DrainResult>;
  /** Proof from elsewhere that the host lives: a renewed token, an answer of the API. What waits for it is tried now. */
  hostLives(): void;
  /** One pass within limits, for the `sync` event of a service worker. */
  drainOnce(limits: DrainLimits): Promise<DrainResult>;
}

const timerMaxMs = 30_000;
/** The lock is taken and something waits: its holder may be closed at any moment, and nobody tells. */
const lookAgainMs = 2_000;
/** A pull after every kick would ask the server for what it has just told. */
const pullEveryMs = 30_000;

/** Proofs come in swarms. */
const proofEveryMs = 5_000;

/** Drains when something happens and never twice at a time. What of it is proven, and how: docs/sync-proof.md. */
export function createSyncEngine(ports: EnginePorts): SyncEngine {
  const { userId, store, clock, locks, channel, connectivity, report } = ports;
  const lockName = `drain:${userId}`;
  let isStarted = false;
  /** Who drains in this tab now; `null` also while a pass that lost its lock still waits for an answer. */
  let hold: Hold | null = null;
  let running: Promise<DrainResult> | null = null;
  let again: Trigger | null = null;
  const holder = createHolderWatch(clock);
  const unfinished = createUnfinished();
  let lastPullAt: number | null = null;
  let livedAt: number | null = null;
  /** A trigger that is worth a pull found the lock taken. */
  let isPullOwed = false;
  let cancelTimer = () => {};
  let unsubscribe = () => {};

  /** One drain at a time in this tab; what comes meanwhile makes the running one look again, or another one follow. */
  function drain(trigger: Trigger, limits: DrainLimits = {}): Promise<DrainResult> {
    if (running) {
      const isHeard = trigger === 'kick' && hold?.pass?.wake() === true;
      if (!isHeard && (again === null || isWorthMore(trigger))) again = trigger;
      return running;
    }
    running = unfinished.add(drainGuarded(trigger, limits)).finally(() => {
      running = null;
      const next = again;
      again = null;
      if (next && isStarted) void drain(next);
    });
    return running;
  }

  async function drainGuarded(trigger: Trigger, limits: DrainLimits): Promise<DrainResult> {
    cancelTimer();
    try {
      const tried = await drainHolding(trigger, limits);
      const result = tried === 'busy' ? await takeFromTheDead(trigger, limits) : tried;
      // Whoever took over may die in its turn.
      if (result === 'fenced') setTimer(clock.now() + stealAfterMs);
      return result;
    } catch (error) {
      report(error);
      // The local database failed (full disk, closed by a newer tab). Nothing is lost: ops leave the queue only when
      // their result is stored. The next trigger tries again.
      setTimer(clock.now() + timerMaxMs);
      return 'failed';
    }
  }

  async function drainHolding(trigger: Trigger, limits: DrainLimits, steal = false): Promise<DrainResult> {
    const mine = newHold();
    const tried = await locks.tryRun(lockName, () => unfinished.add(drainLocked(mine, trigger, limits)), {
      steal,
    });
    if (tried.kind !== 'stolen') return tried.kind === 'ran' ? tried.value : 'busy';
    // The pass goes on until its request ends. Its beats would keep whoever took the lock and froze then alive, and a
    // kick that it hears is heard by nobody who can send.
    mine.isLost = true;
    mine.stopBeating();
    if (hold === mine) hold = null;
    return 'fenced';
  }

  /** The holder may be a frozen tab. Its writes are fenced off by the next epoch, its requests repeat no effect. */
  async function takeFromTheDead(trigger: Trigger, limits: DrainLimits): Promise<DrainResult> {
    isPullOwed ||= isWorthMore(trigger);
    if (!isPullOwed && (await store.countWaiting(userId)) === 0) return 'busy';
    const isDead = holder.isDead(await store.readState(userId));
    if (!isDead || !connectivity.isVisible()) {
      setTimer(clock.now() + lookAgainMs);
      return 'busy';
    }
    return drainHolding(trigger, limits, true);
  }

  async function drainLocked(mine: Hold, trigger: Trigger, limits: DrainLimits): Promise<DrainResult> {
    holder.forget();
    hold = mine;
    if (isWorthMore(trigger)) await store.resetBackoff(userId);
    const { lease, clientId } = await store.takeLease(userId, clock.now());
    if (!mine.isLost) mine.stopBeating = beat(ports, lease, unfinished);
    try {
      await tellOfWork(trigger);
      if (!(await preparePass(ports, { lease, trigger }))) {
        await store.endLease(lease, { now: clock.now(), isSynced: false });
        return 'signed-out';
      }
      const now = clock.now();
      const isPullDue = lastPullAt === null || Math.abs(now - lastPullAt) >= pullEveryMs;
      const isPullWanted = isWorthMore(trigger) || trigger === 'score' || isPullDue || isPullOwed;
      if (isPullWanted) lastPullAt = now;
      isPullOwed = false;
      const { deadlineMs, maxOps = Infinity } = limits;
      const deadlineAt = deadlineMs === undefined ? null : now + deadlineMs;
      const state = await store.readState(userId);
      mine.pass = startPass(ports, { lease, state, clientId, isPullWanted, maxOps, deadlineAt, unfinished });
      const end = await mine.pass.ended;
      if (end.isFenced) return 'fenced';
      await store.endLease(lease, { now: clock.now(), isSynced: end.isSynced });
      if (end.nextAt !== null && !mine.isLost) setTimer(end.nextAt);
      return (await store.readState(userId)).needsSignIn ? 'signed-out' : 'drained';
    } finally {
      mine.stopBeating();
      if (hold === mine) hold = null;
    }
  }

  /**
   * Who has nothing to wait for does not look. What waits may be parked and come back with this pass, or was left by a tab
   * that died before it told anybody: if this tab dies too, the others go on. A kick was heard by everybody already, and
   * two tabs that answered each other's would never stop. Not before the lease: the last beat may be that of a dead one.
   */
  async function tellOfWork(trigger: Trigger): Promise<void> {
    const isFirst = isWorthMore(trigger) || trigger === 'background';
    if (isFirst && (await store.countWaiting(userId)) > 0) tellOthers();
  }

  function tellOthers(): void {
    channel.post({ kind: 'kick', userId });
  }

  async function tryWhatWaits(): Promise<void> {
    const now = clock.now();
    if (!isStarted || (livedAt !== null && Math.abs(now - livedAt) < proofEveryMs)) return;
    livedAt = now;
    if ((await store.countWaiting(userId)) > 0 && isStarted) void drain('online');
  }

  /** A timer runs only while something is due and somebody could see it. */
  function setTimer(at: number): void {
    cancelTimer();
    if (!isStarted || !connectivity.isVisible()) return;
    const delayMs = Math.min(timerMaxMs, Math.max(0, at - clock.now()));
    cancelTimer = clock.after(delayMs, () => void drain('timer'));
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      const stopChannel = channel.listen((message) => {
        if (isKick(message) && message.userId === userId) void drain('kick');
      });
      const stopEvents = connectivity.subscribe((event) => {
        void drain(event === 'online' ? 'online' : 'visible');
      });
      unsubscribe = () => {
        stopChannel();
        stopEvents();
      };
      void drain('start');
    },
    async stop() {
      isStarted = false;
      again = null;
      unsubscribe();
      await unfinished.whenOver();
      cancelTimer();
    },
    kick() {
      tellOthers();
      if (isStarted) void drain('kick');
    },
    hostLives: () => void unfinished.add(tryWhatWaits()).catch(report),
    syncNow: () => drain('sync-now'),
    lookForScore: () => drain('score'),
    drainOnce: (limits) => drain('background', limits),
  };
}
