import {
  isSeen,
  noRow,
  readRow,
  readVersions,
  type DraftVersion,
  type ParseDraft,
} from '#platform/draft-versions.ts';
import type { AnswerSeats, Seat, SeatHolder } from '#platform/answer-seats.ts';
import type { Drafts } from '#platform/drafts.ts';
import type { Desk, DeskState, DeskWatch, WorkInHand } from './desk.ts';
import type { AnswerDraft } from './draft.ts';

interface HeldSeat {
  readonly seat: Seat;
  work: WorkInHand | null;
}

const nameOf = ({ by, n }: DraftVersion): string => `${by} ${n}`;

/** What this tab has of a question, beside what it shows. */
export interface Hand {
  held: HeldSeat | null;
  /** Which version was the newest when it was last read here. */
  known: string | null;
  /** Ends when the look at the desk does. */
  looking: Promise<void> | null;
  /** The desk was looked at since the question is on the screen. */
  isLooked: boolean;
  /** It was worked on here since. */
  wasHeld: boolean;
  isTaking: boolean;
  isGone: boolean;
}

/** Nothing was looked at yet. */
export const emptyHand = (): Hand => ({
  held: null,
  known: null,
  looking: null,
  isLooked: false,
  wasHeld: false,
  isTaking: false,
  isGone: false,
});

/** The question is on the screen. The returned function puts its work down: it is not any more. */
export function stay(hand: Hand): () => void {
  hand.isGone = false;
  return () => {
    hand.isGone = true;
    const { held } = hand;
    hand.held = null;
    held?.work?.leave();
    held?.seat.release(held.work?.whenStored());
  };
}

export interface DeskPlace {
  readonly drafts: Drafts;
  readonly seats: AnswerSeats;
  /** Of the draft and of the seat. */
  readonly key: string;
  readonly parse: ParseDraft<AnswerDraft>;
  /** What this tab has of the question: it outlives its desks. */
  readonly hand: Hand;
  readonly setState: (step: (before: DeskState) => DeskState) => void;
}

/** The desk of one question: one tab at a time writes its answer, and what the others wrote is kept. */
export function createDesk({ drafts, seats, key, parse, hand, setState }: DeskPlace): Desk & DeskWatch {
  async function open(isGoingOn: boolean): Promise<void> {
    const { known, ...found } = await read();
    hand.known = known;
    setState((before) => ({ status: 'open', round: roundAfter(before), isGoingOn, ...found }));
  }
  // A device that refuses to read is practised on from a fresh start.
  const find = () => drafts.find(key).catch(() => noRow);
  async function read() {
    const { newest, ...rest } = readRow(await find(), parse);
    return { known: newest && nameOf(newest.version), draft: newest?.draft ?? null, ...rest };
  }
  /** The seat stays with this tab; what is on it opens anew. */
  async function openAnew({ seat, work }: HeldSeat): Promise<void> {
    await work?.whenStored();
    work?.close();
    hand.held = { seat, work: null };
    await open(true);
  }
  const isFree = () => !hand.isTaking && !hand.held;
  async function openIfChanged(signal?: AbortSignal): Promise<void> {
    const { known } = await read();
    if (known !== hand.known && signal?.aborted !== true && isFree()) await open(false);
  }
  async function lookAtOthers(): Promise<void> {
    const versions = readVersions(await find(), parse);
    const work = hand.held?.work;
    setState((before) => {
      if (before.status !== 'open') return before;
      const isHere = (version: DraftVersion) => work?.sees(version) ?? isSeen(version, before.seen);
      return { ...before, others: versions.filter(({ version }) => !isHere(version)) };
    });
  }
  function shut(): void {
    hand.held = null;
    setState((before) => ({ status: 'elsewhere', round: roundAfter(before) }));
  }
  const holder: SeatHolder = {
    async handOver() {
      const work = hand.held?.work;
      work?.leave();
      work?.close();
      shut();
      await work?.whenStored();
    },
    lost() {
      hand.held?.work?.close();
      shut();
    },
  };
  async function claim(work: WorkInHand, { isGoingOn = false } = {}): Promise<boolean> {
    if (hand.isTaking) return false;
    if (hand.held) {
      hand.held.work = work;
      return true;
    }
    hand.isTaking = true;
    // A look holds the seat for a moment.
    await hand.looking;
    const seat = await seats.take(key, holder);
    if (!seat || hand.isGone) {
      hand.isTaking = false;
      if (seat) seat.release();
      else shut();
      return false;
    }
    hand.held = { seat, work };
    hand.wasHeld = true;
    // Still taking: a second touch that began the work now would be read here as what another tab has left.
    const { known } = await read();
    hand.isTaking = false;
    if (hand.held?.seat !== seat) return false;
    if (known === hand.known) return true;
    // Another tab has worked on it and is gone: what it left comes first.
    hand.held = { seat, work: null };
    await open(isGoingOn);
    return false;
  }
  async function look(status: DeskState['status'], signal: AbortSignal): Promise<void> {
    if (status === 'elsewhere') await seats.whenFree(key, signal);
    else if (await seats.isTaken(key)) return !signal.aborted && isFree() ? shut() : undefined;
    if (signal.aborted || !isFree()) return;
    await (status === 'open' ? openIfChanged(signal) : open(false));
  }
  return {
    claim,
    release(work) {
      const { held } = hand;
      if (held?.work !== work) return;
      hand.held = null;
      hand.known = null;
      held.seat.release(work.whenStored());
    },
    async takeOver() {
      hand.isTaking = true;
      const seat = await seats.takeOver(key, holder);
      hand.isTaking = false;
      if (hand.isGone) return seat.release();
      hand.wasHeld = true;
      await openAnew({ seat, work: null });
    },
    async turnTo(version) {
      const { held } = hand;
      held?.work?.leave();
      await held?.work?.whenStored();
      await drafts.prefer(key, version);
      await (held ? openAnew(held) : open(true));
    },
    async discard(version) {
      await drafts.discard(key, version);
      await lookAtOthers();
    },
    async restore(version) {
      await drafts.restore(key, version);
      await lookAtOthers();
    },
    async hear() {
      const { held, wasHeld } = hand;
      if (!held) return wasHeld ? undefined : openIfChanged();
      if (held.work?.isUntouched() !== true) return lookAtOthers();
      held.work.forget();
      await openAnew(held);
    },
    watch(status) {
      // What was opened by a look needs no other one.
      if (status === 'open' && hand.isLooked) return undefined;
      hand.isLooked = true;
      const looking = new AbortController();
      // Who stops looking is told nothing.
      hand.looking = look(status, looking.signal).catch(() => undefined);
      return () => looking.abort();
    },
  };
}

function roundAfter(state: DeskState): number {
  return state.status === 'loading' ? 0 : state.round + 1;
}
