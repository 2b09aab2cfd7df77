/**
 * Who may open a folder. Law: announce, then look. Every opener first puts down a card with its own name (atomically,
 * by link) and only then reads the others': of two that come together at least one sees the other. The one that sees a
 * living other takes its card back. Cards of dead processes are swept. Nothing is ever renamed over or reused, so no
 * opener can remove a card that became valid in the meantime. Process ids of another container mean nothing here, so
 * a card from there is believed by its sign of life (`life-sign.ts`).
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { seesLife, showLife } from './life-sign.ts';

const Card = z.object({
  pid: z.int(),
  /** Start time of the process: a reused pid is another process. */
  started: z.string(),
  /** Boot and pid namespace of the machine: where `pid` means something. */
  boot: z.string(),
  namespace: z.string(),
  program: z.string(),
  /** Name of the holder's sign of life; none where that is unknown. */
  sign: z.string().optional(),
});
type Card = z.infer<typeof Card>;

export interface FolderLock {
  release(): void;
}

/** The folder is in use; the message names the holder. */
export class FolderInUseError extends Error {
  readonly holderPid: number;
  /** The holder belongs to another container: whether it still runs cannot be told from here. */
  readonly isForeign: boolean;
  constructor(folder: string, holder: Card, foreign: boolean) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} (${holder.program}). ` +
        (foreign
          ? `That process belongs to another container, so this one cannot tell whether it still runs. Stop it; if it is gone, delete ${join(folder, 'lock')} and start again.`
          : 'Stop that process first, or set DATA_DIR to another folder.'),
    );
    this.name = 'FolderInUseError';
    this.holderPid = holder.pid;
    this.isForeign = foreign;
  }
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; field 22 of the whole is field 20 behind it.
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  if (process.platform === 'linux' || process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function ownCard(sign: string | undefined): Card {
  return {
    ...(sign === undefined ? {} : { sign }),
    pid: process.pid,
    started: startOf(process.pid),
    boot: read('/proc/sys/kernel/random/boot_id'),
    namespace: namespaceOf(),
    program: process.argv.slice(1).join(' ').slice(0, 200) || 'node',
  };
}

type Verdict = 'dead' | 'alive' | 'foreign';

async function verdict(dir: string, card: Card, own: Card): Promise<Verdict> {
  if (card.boot !== own.boot) return 'dead';
  if (card.namespace !== own.namespace) {
    if (card.sign === undefined) return 'foreign';
    return (await seesLife(dir, card.sign)) ? 'alive' : 'dead';
  }
  try {
    process.kill(card.pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'dead';
  }
  return startOf(card.pid) === card.started ? 'alive' : 'dead';
}

const signOf = (path: string) => path.replace(/\.card$/, '.sock');

async function lookForOthers(dir: string, mine: string, own: Card) {
  for (const name of readdirSync(dir)) {
    if (name === mine || !name.endsWith('.card')) continue;
    const path = join(dir, name);
    const text = read(path);
    if (text === '') continue;
    const card = Card.parse(JSON.parse(text));
    const state = await verdict(dir, card, own);
    if (state === 'dead') for (const gone of [path, signOf(path)]) rmSync(gone, { force: true });
    else return { card, foreign: state === 'foreign' };
  }
  return undefined;
}

/**
 * Takes the folder for this process. Two processes that start together may both meet the other's card: each steps back
 * and tries again after a random moment, so that one of them gets it.
 * @throws FolderInUseError when a living process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const dir = join(folder, 'lock');
  mkdirSync(dir, { recursive: true });
  for (let attempt = 1; ; attempt++) {
    const name = `${process.pid}-${randomUUID()}.card`;
    const life = await showLife(dir, signOf(name));
    const own = ownCard(life ? signOf(name) : undefined);
    const path = join(dir, name);
    const draft = `${path}.draft`;
    writeFileSync(draft, JSON.stringify(own), { flush: true });
    linkSync(draft, path);
    rmSync(draft, { force: true });
    const release = () => {
      rmSync(path, { force: true });
      life?.end();
    };
    const other = await lookForOthers(dir, name, own);
    if (other === undefined) return { release };
    release();
    if (attempt >= 4 || other.foreign) throw new FolderInUseError(folder, other.card, other.foreign);
    await delay(50 + Math.random() * 200);
  }
}
