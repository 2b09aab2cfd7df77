import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes. */
export interface ProcessMemory {
  /** Resident, and the part of it that no file backs, as the system counts. */
  readonly resident: number;
  readonly anonymous: number;
  /** As V8 counts: objects in use, room for objects, memory outside that belongs to objects. */
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly external: number;
}

/** Processes that a process started and that live. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/** As the system counts; Linux only. */
export function systemCounts(pid: number): Pick<ProcessMemory, 'resident' | 'anonymous'> {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const bytes = (name: string) => 1_024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
  return { resident: bytes('Rss'), anonymous: bytes('Anonymous') };
}

/** Asks a process that has loaded `tell-memory.ts`. Linux only. */
export async function readMemory(pid: number, folder: string): Promise<ProcessMemory> {
  const counts = systemCounts(pid);
  const path = join(folder, `${pid}.json`);
  rmSync(path, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(path)) await delay(20);
  const { heapUsed, heapTotal, external } = JSON.parse(readFileSync(path, 'utf8')) as NodeJS.MemoryUsage;
  return { ...counts, heapUsed, heapTotal, external };
}
