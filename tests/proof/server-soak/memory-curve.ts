import { readFileSync } from 'node:fs';

const blocks = ' ▁▂▃▄▅▆▇█';
const columns = 60;
const startingMs = 3_000;

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Resident memory in MB. `started`: of all that it started, the scoring processes. */
interface Resident {
  readonly own: number;
  readonly started: number;
}

/** `null`: there is no such process, or the system does not tell. */
function residentMb(pid: number): Resident | null {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  if (kilobytes === undefined) return null;
  const children = (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean);
  const started = children.reduce((sum, child) => {
    const { own, started: further } = residentMb(Number(child)) ?? { own: 0, started: 0 };
    return sum + own + further;
  }, 0);
  return { own: Number(kilobytes) / 1_024, started };
}

const sumOf = ({ own, started }: Resident): number => own + started;

/** Whether the engine that listens to speech is open. It takes the same room however much is asked of it. */
type IdleState = 'closed' | 'open';

export interface MemoryCurve {
  readonly idleMb: Readonly<Record<IdleState, Resident>>;
  readonly maxMb: number;
  /** The most of each alone, not at the same moment. */
  readonly most: Resident;
  /** While it starts, and 3 s beyond: what it takes to compile the engine's program is given back then. */
  readonly maxStartingMb: number;
  /** One column for each sixtieth of the time, as high as its largest sample; the highest is the maximum. */
  readonly line: string;
}

/** A server whose memory is looked at. */
interface Watched {
  readonly pid: number | undefined;
  readonly readyForMs: number | null;
}

/** Looks twice a second how large the server's process is. */
export function watchMemory(server: Watched) {
  const samples: Resident[] = [];
  const idleMb: Record<IdleState, Resident> = {
    closed: { own: 0, started: 0 },
    open: { own: 0, started: 0 },
  };
  let maxStartingMb = 0;
  const timer = setInterval(() => {
    const mb = residentMb(server.pid ?? 0);
    if (mb === null) return;
    if ((server.readyForMs ?? 0) > startingMs) samples.push(mb);
    else maxStartingMb = Math.max(maxStartingMb, sumOf(mb));
  }, 500);
  return {
    /** The least of the last three seconds is what it needs, in this state, when nobody asks for anything. */
    noteIdle(state: IdleState): void {
      const [least] = samples.slice(-6).toSorted((a, b) => sumOf(a) - sumOf(b));
      if (least) idleMb[state] = least;
    },
    end(): MemoryCurve {
      clearInterval(timer);
      const maxMb = Math.max(...samples.map(sumOf));
      const most = {
        own: Math.max(...samples.map(({ own }) => own)),
        started: Math.max(...samples.map(({ started }) => started)),
      };
      const size = Math.max(1, Math.ceil(samples.length / columns));
      const line = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) => {
        const highest = Math.max(...samples.slice(at * size, (at + 1) * size).map(sumOf));
        return blocks[Math.round((highest / maxMb) * (blocks.length - 1))];
      }).join('');
      return { idleMb, maxMb, most, maxStartingMb, line };
    },
  };
}
