import { createSeededRandom } from '#tests/support/fake-ports.ts';

/** What goes wrong with one request (design: sync engine, fault-test plan). */
export const requestFaults = {
  /** Lost on the way there. */
  'drop-before': 0.08,
  /** Done by the server, the answer lost. */
  'drop-after': 0.08,
  unavailable: 0.06,
  /** A 500 for the whole request. */
  'server-error': 0.02,
  /** A captive portal's 200. */
  html: 0.03,
  /** A JSON 200 of somebody else. */
  'not-ours': 0.01,
  /** Delivered twice, the second time late. */
  duplicate: 0.04,
  /** No answer in time; delivered all the same, late. */
  timeout: 0.04,
  /** The connection breaks, the packet arrives later. */
  late: 0.03,
  /** The answer breaks off in its middle. */
  'cut-off': 0.02,
  throttled: 0.02,
  unauthenticated: 0.01,
} as const;
export type RequestFault = keyof typeof requestFaults;

/** Something that the world does to the app at one step. Numbers choose among what is there, modulo its count. */
export type Deed =
  | { do: 'learn'; device: number; tab: number; what: number; which: number; value: number }
  | { do: 'drain'; device: number; tab: number; how: 'sync-now' | 'online' | 'visible' | 'worker' }
  | { do: 'kill'; device: number; tab: number; commits: boolean }
  | { do: 'kill-device'; device: number; commits: boolean }
  | { do: 'open'; device: number; tab: number }
  | { do: 'freeze' | 'thaw' | 'hide'; device: number; tab: number }
  | { do: 'expire-token'; device: number; canRenew: boolean }
  | { do: 'sign-in'; device: number }
  | { do: 'switch-user'; device: number }
  | { do: 'jump'; device: number; years: number }
  | { do: 'wait'; ms: number }
  | { do: 'newer-app' | 'rollback'; device: number }
  | { do: 'expire-cursors' }
  /** The phones lie in a drawer until the server has forgotten its keys. */
  | { do: 'months' }
  | { do: 'ai-limit'; on: boolean }
  | { do: 'lose-blobs' }
  | { do: 'resolve'; device: number; tab: number; which: number; how: 'retry' | 'discard' };

/** One thing that a plan holds; a failing plan is shrunk by leaving these out. */
export type Intervention =
  | { kind: 'deed'; at: number; deed: Deed }
  | { kind: 'request'; nth: number; fault: RequestFault }
  /** The disk is full: this write transaction is aborted. */
  | { kind: 'abort'; nth: number };

export interface Plan {
  readonly seed: number;
  readonly steps: number;
  readonly interventions: readonly Intervention[];
}

export const stepsPerSeed = 250;
const abortShare = 0.01;

/** What comes once in a seed at most, and in few of them. */
type Rare = 'months';
const rareShare = 0.1;

/** Share of steps that begin with this deed. */
const deedShares: Record<Exclude<Deed['do'], Rare>, number> = {
  learn: 0.1,
  drain: 0.05,
  kill: 0.012,
  'kill-device': 0.003,
  open: 0.03,
  freeze: 0.015,
  thaw: 0.012,
  hide: 0.006,
  'expire-token': 0.01,
  'sign-in': 0.012,
  'switch-user': 0.006,
  jump: 0.006,
  wait: 0.035,
  'newer-app': 0.004,
  rollback: 0.004,
  'expire-cursors': 0.003,
  'ai-limit': 0.006,
  'lose-blobs': 0.004,
  resolve: 0.008,
};

/** Everything that goes wrong in one seed, decided before it runs: the same seed is the same plan. */
export function planOf(seed: number, steps = stepsPerSeed): Plan {
  const random = createSeededRandom(seed ^ 0x51ed270b);
  const below = (count: number): number => Math.floor(random.next() * count);
  const interventions: Intervention[] = [];
  for (let at = 0; at < steps; at += 1) {
    const kind = pickShare(deedShares, random.next());
    if (kind) interventions.push({ kind: 'deed', at, deed: deedOf(kind, below) });
  }
  // A quarter of the seeds has a calm network, so that long chains are reached too.
  const weather = below(4) === 0 ? 0.15 : 1;
  for (let nth = 0; nth < steps; nth += 1) {
    const fault = pickShare(requestFaults, random.next() / weather);
    if (fault) interventions.push({ kind: 'request', nth, fault });
  }
  for (let nth = 0; nth < steps * 2; nth += 1) {
    if (random.next() < abortShare) interventions.push({ kind: 'abort', nth });
  }
  const rare = createSeededRandom(seed ^ 0x2c9277b5);
  if (rare.next() < rareShare) {
    interventions.push({ kind: 'deed', at: Math.floor(rare.next() * steps), deed: { do: 'months' } });
  }
  return { seed, steps, interventions };
}

function pickShare<Name extends string>(shares: Readonly<Record<Name, number>>, roll: number): Name | null {
  let left = roll;
  for (const name of Object.keys(shares) as Name[]) {
    left -= shares[name];
    if (left < 0) return name;
  }
  return null;
}

const jumps = [-10, 10, -1, 1];

function deedOf(kind: Exclude<Deed['do'], Rare>, below: (count: number) => number): Deed {
  const device = below(2);
  const tab = below(2);
  switch (kind) {
    case 'learn':
      return { do: kind, device, tab, what: below(1_000), which: below(1_000), value: below(1_000_000) };
    case 'drain':
      return {
        do: kind,
        device,
        tab,
        how: (['sync-now', 'online', 'visible', 'worker', 'worker'] as const)[below(5)] ?? 'online',
      };
    case 'kill':
      return { do: kind, device, tab: below(3), commits: below(2) === 0 };
    case 'kill-device':
      return { do: kind, device, commits: below(2) === 0 };
    case 'open':
    case 'freeze':
    case 'thaw':
    case 'hide':
      return { do: kind, device, tab };
    case 'expire-token':
      return { do: kind, device, canRenew: below(4) > 0 };
    case 'jump':
      return { do: kind, device, years: jumps[below(jumps.length)] ?? 10 };
    case 'wait':
      return { do: kind, ms: 500 + below(40_000) };
    case 'sign-in':
    case 'switch-user':
    case 'newer-app':
    case 'rollback':
      return { do: kind, device };
    case 'expire-cursors':
    case 'lose-blobs':
      return { do: kind };
    case 'ai-limit':
      return { do: kind, on: below(2) === 0 };
    case 'resolve':
      return { do: kind, device, tab, which: below(100), how: below(3) === 0 ? 'discard' : 'retry' };
  }
}
