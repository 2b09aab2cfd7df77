import type { Random } from '#platform/random.ts';

/** Whoever waits for something: a tab or a service worker. What it waits for comes only while it lives and is not frozen. */
export interface Actor {
  readonly name: string;
  isAlive: boolean;
  isFrozen: boolean;
}

interface Task {
  readonly actor: Actor | null;
  readonly label: string;
  readonly run: () => void;
  /** The disk finishes a transaction of a dead tab, or does not. */
  readonly commit: (() => void) | null;
}

interface Timer {
  readonly actor: Actor | null;
  readonly label: string;
  readonly at: number;
  readonly run: () => void;
}

/** The one place where it is decided who goes on. Every port call of every tab waits here for its turn. */
export interface Scheduler {
  /** Ms that have passed, by no clock of any device. */
  readonly passed: number;
  later(actor: Actor | null, label: string, run: () => void, commit?: () => void): void;
  after(actor: Actor | null, ms: number, task: { label: string; run: () => void }): () => void;
  /** Lets one waiting thing happen; time goes on to the next timer when nothing else waits. `false`: nothing waits at all. */
  next(until?: number): boolean;
  wait(ms: number): void;
  /** What is on its way to somebody who is no tab arrives now. */
  deliver(): void;
  /** The actor never hears of anything again. `commits`: its unfinished transactions are done all the same. */
  kill(actor: Actor, commits: boolean): void;
  /** A number that two runs share exactly when they did the same. */
  readonly hash: number;
  readonly picks: number;
}

const longestPauseMs = 40;

export function createScheduler(random: Random, trace: string[] | null): Scheduler {
  let tasks: Task[] = [];
  let timers: Timer[] = [];
  let passed = 0;
  let hash = 0x811c9dc5;
  let picks = 0;

  function note(label: string, actor: Actor | null): void {
    const line = `${passed} ${actor ? actor.name : 'net'} ${label}`;
    for (let at = 0; at < line.length; at += 1) {
      hash = Math.imul(hash ^ line.charCodeAt(at), 0x01000193);
    }
    picks += 1;
    if (trace) trace.push(line);
  }

  const mayRun = ({ actor }: { actor: Actor | null }): boolean =>
    actor === null || (actor.isAlive && !actor.isFrozen);

  function pick(): Task | Timer | null {
    let count = 0;
    for (const task of tasks) if (mayRun(task)) count += 1;
    for (const timer of timers) if (timer.at <= passed && mayRun(timer)) count += 1;
    if (count === 0) return null;
    let left = Math.floor(random.next() * count);
    for (const [at, task] of tasks.entries()) {
      if (!mayRun(task)) continue;
      if (left === 0) {
        tasks.splice(at, 1);
        return task;
      }
      left -= 1;
    }
    for (const [at, timer] of timers.entries()) {
      if (timer.at > passed || !mayRun(timer)) continue;
      if (left === 0) {
        timers.splice(at, 1);
        return timer;
      }
      left -= 1;
    }
    return null;
  }

  return {
    get passed() {
      return passed;
    },
    get hash() {
      return hash >>> 0;
    },
    get picks() {
      return picks;
    },
    later(actor, label, run, commit) {
      if (actor === null || actor.isAlive) tasks.push({ actor, label, run, commit: commit ?? null });
    },
    after(actor, ms, { label, run }) {
      const timer: Timer = { actor, label, at: passed + Math.max(0, ms), run };
      if (actor === null || actor.isAlive) timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    next(until = Infinity) {
      passed += Math.floor(random.next() * longestPauseMs);
      let chosen = pick();
      if (!chosen) {
        let soonest = Infinity;
        for (const timer of timers) if (mayRun(timer) && timer.at < soonest) soonest = timer.at;
        if (soonest === Infinity || soonest > until) return false;
        passed = Math.max(passed, soonest);
        chosen = pick();
        if (!chosen) return false;
      }
      note(chosen.label, chosen.actor);
      chosen.run();
      return true;
    },
    wait(ms) {
      passed += ms;
    },
    deliver() {
      const due = [...tasks, ...timers].filter(({ actor }) => actor === null);
      tasks = tasks.filter(({ actor }) => actor !== null);
      timers = timers.filter(({ actor }) => actor !== null);
      for (const { label, actor, run } of due) {
        note(label, actor);
        run();
      }
    },
    kill(actor, commits) {
      actor.isAlive = false;
      const own = tasks.filter((task) => task.actor === actor);
      tasks = tasks.filter((task) => task.actor !== actor);
      timers = timers.filter((timer) => timer.actor !== actor);
      if (commits) for (const task of own) task.commit?.();
    },
  };
}

/** Settles when every promise that could go on has gone on: the queue of microtasks is empty before the next tick. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });
