import { createWorld } from './create-world.ts';
import { perform, signIn } from './deeds.ts';
import type { Device } from './device.ts';
import { checkConverged } from './oracles/converged.ts';
import type { Deed, Plan } from './plan.ts';
import { quiet } from './scheduler.ts';
import type { Violation, World } from './world.ts';

export interface Run {
  readonly violation: Violation | null;
  /** Two runs that did the same have the same. */
  readonly hash: number;
  readonly acts: number;
  readonly effects: number;
  readonly yields: number;
  readonly requests: number;
  readonly trace: readonly string[] | null;
}

/** Runs one plan: the storm, then peace, then the comparison of everybody with the server. */
export async function runPlan(plan: Plan, options: { trace?: boolean } = {}): Promise<Run> {
  const trace: string[] | null = options.trace === true ? [] : null;
  const world = createWorld(plan, trace);
  await storm(world);
  await peace(world);
  const { scheduler, violation, counts, network, server } = world;
  if (violation && trace) {
    trace.push(`${violation.at} *** ${violation.oracle}: ${violation.message}`);
    trace.push(...world.devices.flatMap(queueOf));
  }
  const { hash, picks } = scheduler;
  return {
    violation,
    hash,
    trace,
    acts: counts.saved,
    effects: server.applied.size,
    yields: picks,
    requests: network.requests,
  };
}

/** What waits on a device, for the reader of a trace. */
function queueOf(device: Device): string[] {
  const { session, storage, hasJumped } = device;
  const { epoch, beatAt, pause, needsSignIn, restage, cursor } = storage.state(session.userId);
  const state = JSON.stringify({ epoch, beatAt, pause, needsSignIn, restage, cursor, hasJumped });
  const ops = [...storage.outbox.values()].map(
    ({ seq, opId, kind, v, state, attempts, dueAt, lane, dependsOn, maxBatch, lastError }) =>
      `  d${device.index} #${seq} ${opId.slice(-4)} ${kind} v${v} ${state} attempts ${attempts} due ${dueAt} lane ${lane} after [${dependsOn.map((each) => each.slice(-4)).join()}] batch ${maxBatch} ${lastError?.code ?? ''}`,
  );
  return [`d${device.index} ${session.userId.slice(-2)} ${session.token ?? 'signed out'} ${state}`, ...ops];
}

async function storm(world: World): Promise<void> {
  const { interventions, steps } = world.plan;
  const deeds = new Map<number, Deed[]>();
  for (const each of interventions) {
    if (each.kind !== 'deed') continue;
    const same = deeds.get(each.at);
    if (same) same.push(each.deed);
    else deeds.set(each.at, [each.deed]);
  }
  await quiet();
  for (let at = 0; at < steps && world.violation === null; at += 1) {
    const now = deeds.get(at);
    if (now) {
      for (const deed of now) perform(world, deed);
      await quiet();
    }
    await world.step(world.scheduler.passed + 60_000);
  }
}

/** The longest that a page needs to find work that a dead or frozen one has left. */
const patienceMs = 32_000;

/** Nothing fails any more, one page of each device is open: the promises about what happens in the end. */
async function peace(world: World): Promise<void> {
  if (world.violation) return;
  world.note('peace');
  world.isPeace = true;
  world.network.heal();
  world.server.isAiLimited = false;
  // A server that breaks on an op is mended one day, and a limit ends; what it says no to stays a no.
  for (const [opId, kind] of world.server.poison)
    if (kind === 'breaks' || kind === 'limited') world.server.poison.delete(opId);
  for (const device of world.devices) {
    signIn(world, device);
    keepOnePage(world, device);
  }
  await quiet();
  await settleUsers(world);
  world.watch.liveness.begin();
  await runUntil(world, world.scheduler.passed + patienceMs, () => false);
  world.watch.liveness.check();
  await pullUntilQuiet(world);
  if (world.violation === null) checkConverged(world);
}

/** A queue that still sends after so many rounds sends for ever; what it sent last is compared all the same. */
const mostRounds = 12;

/**
 * The network and the learner are back, which ends every delay of our own. Each device pulls three times, and then until a whole
 * round has brought the server nothing: an op that was held while a copy of it could still arrive goes out late, and the others hear of
 * it by their next pull.
 */
async function pullUntilQuiet(world: World): Promise<void> {
  const { applied } = world.server;
  let before = -1;
  for (let round = 0; round < mostRounds && world.violation === null; round += 1) {
    if (round >= 3 && applied.size === before) return;
    before = applied.size;
    for (const device of world.devices) {
      const page = device.tabs.find((tab) => tab.isAlive && !tab.isFrozen && !tab.isWorker);
      void page?.engine?.syncNow();
      await quiet();
      await runUntil(world, world.scheduler.passed + 20_000, () => false);
    }
  }
}

/** A change of learner that has begun ends first. */
async function settleUsers(world: World): Promise<void> {
  const isSettled = () =>
    world.devices.every(({ tabs, session }) =>
      tabs.every((tab) => tab.isWorker || !tab.isAlive || tab.isFrozen || tab.userId === session.userId),
    );
  await runUntil(world, world.scheduler.passed + 60_000, isSettled);
}

function keepOnePage(world: World, device: Device): void {
  const pages = device.tabs.filter((tab) => !tab.isWorker);
  const page = pages.find((tab) => tab.isAlive && !tab.isFrozen);
  const index = page ? device.tabs.indexOf(page) : pages.findIndex((tab) => !tab.isAlive);
  if (page) {
    if (!page.isVisible) for (const hear of page.wakenings) hear('visible');
    page.isVisible = true;
  } else if (index >= 0) {
    world.openTab(device, index);
  } else {
    const [thawed] = pages;
    if (!thawed) return;
    thawed.isFrozen = false;
    thawed.isVisible = true;
    for (const hear of thawed.wakenings) hear('visible');
  }
}

async function runUntil(world: World, until: number, isEnough: () => boolean): Promise<void> {
  while (world.scheduler.passed < until && !isEnough()) {
    if (await world.step(until)) continue;
    if (world.violation) return;
    // Nothing happens until then.
    world.scheduler.wait(until - world.scheduler.passed);
  }
}
