import { useEffect, useMemo, useRef, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Seat, SeatHolder } from '#platform/answer-seats.ts';
import {
  isSeen,
  noRow,
  readRow,
  readVersions,
  type DraftVersion,
  type ReadVersion,
  type Seen,
} from '#platform/draft-versions.ts';
import { draftKey } from '#platform/drafts.ts';
import { parseDraft, type AnswerDraft } from './draft.ts';
import { isDeskEmpty, useDeskIsUsed } from './empty-desks.ts';

/** Where the work on a question stands over all tabs. `round`: it opens anew with each. */
export type DeskState =
  | { readonly status: 'loading' }
  /** Another tab is at work on it. */
  | { readonly status: 'elsewhere'; readonly round: number }
  | {
      readonly status: 'open';
      readonly round: number;
      /** What was kept of it before; `null` to start afresh. */
      readonly draft: AnswerDraft | null;
      /** What is written here takes the place of this. */
      readonly seen: Seen;
      /** What other tabs wrote without having seen it. */
      readonly others: readonly OtherAnswer[];
      /** The learner has said already that the work goes on here. */
      readonly isGoingOn: boolean;
    };

/** Another unfinished answer to the same question. */
export type OtherAnswer = ReadVersion<AnswerDraft>;

/** What this tab has in hand, for the moment in which another one takes it. */
export interface WorkInHand {
  /** Keeps what there is now. */
  leave(): void;
  /** Keeps nothing any more. */
  close(): void;
  /** Throws it away. */
  forget(): void;
  /** What it keeps next takes the place of this version. */
  sees(version: DraftVersion): boolean;
  /** Nothing was entered since it was begun or gone on with. */
  isUntouched(): boolean;
  whenStored(): Promise<void>;
}

export interface Desk {
  /** From here on this tab writes the answer. False: another one does, or has changed what was kept; the question opens anew. */
  claim(work: WorkInHand, options?: { isGoingOn?: boolean }): Promise<boolean>;
  /** It was handed in, or left. */
  release(work: WorkInHand): void;
  /** Goes on here with what another tab has. */
  takeOver(): Promise<void>;
  /** Goes on with what another tab wrote; what is here becomes the other one. */
  turnTo(version: DraftVersion): Promise<void>;
  /** Throws away what another tab wrote. */
  discard(version: DraftVersion): Promise<void>;
  /** Takes that back. */
  restore(version: DraftVersion): Promise<void>;
}

/**
 * The desk of one question: what was kept of it by an earlier visit, and that only one tab at a time writes its answer. One that was
 * seen to be empty is open at once, and looked at then.
 */
export function useDesk(item: BankItem, pteType: PteType): { state: DeskState; desk: Desk } {
  const { userId } = useDataContext();
  const { drafts, seats } = usePracticePorts();
  const key = draftKey(userId, item.id);
  const [state, setState] = useState<DeskState>(() =>
    isDeskEmpty(drafts, userId, item.id)
      ? { status: 'open', round: 0, draft: null, seen: {}, others: [], isGoingOn: false }
      : { status: 'loading' },
  );
  const hand = useRef<Hand>({
    held: null,
    known: null,
    looking: null,
    isLooked: false,
    wasHeld: false,
    isTaking: false,
    isGone: false,
  });

  const desk = useMemo((): Desk & Looks => {
    async function open(isGoingOn: boolean): Promise<void> {
      const { known, ...found } = await read();
      hand.current.known = known;
      setState((before) => ({ status: 'open', round: roundAfter(before), isGoingOn, ...found }));
    }
    // A device that refuses to read is practised on from a fresh start.
    const find = () => drafts.find(key).catch(() => noRow);
    const parse = (draft: unknown) => parseDraft(draft, item, pteType);
    async function read() {
      const { newest, ...rest } = readRow(await find(), parse);
      return { known: newest && nameOf(newest.version), draft: newest?.draft ?? null, ...rest };
    }
    /** The seat stays with this tab; what is on it opens anew. */
    async function openAnew({ seat, work }: HeldSeat): Promise<void> {
      await work?.whenStored();
      work?.close();
      hand.current.held = { seat, work: null };
      await open(true);
    }
    const isFree = () => !hand.current.isTaking && !hand.current.held;
    async function openIfChanged(signal?: AbortSignal): Promise<void> {
      const { known } = await read();
      if (known !== hand.current.known && signal?.aborted !== true && isFree()) await open(false);
    }
    async function lookAtOthers(): Promise<void> {
      const versions = readVersions(await find(), parse);
      const work = hand.current.held?.work;
      setState((before) => {
        if (before.status !== 'open') return before;
        const isHere = (version: DraftVersion) => work?.sees(version) ?? isSeen(version, before.seen);
        return { ...before, others: versions.filter(({ version }) => !isHere(version)) };
      });
    }
    function shut(): void {
      hand.current.held = null;
      setState((before) => ({ status: 'elsewhere', round: roundAfter(before) }));
    }
    const holder: SeatHolder = {
      async handOver() {
        const work = hand.current.held?.work;
        work?.leave();
        work?.close();
        shut();
        await work?.whenStored();
      },
      lost() {
        hand.current.held?.work?.close();
        shut();
      },
    };
    async function claim(work: WorkInHand, { isGoingOn = false } = {}): Promise<boolean> {
      if (hand.current.isTaking) return false;
      if (hand.current.held) {
        hand.current.held.work = work;
        return true;
      }
      hand.current.isTaking = true;
      // A look holds the seat for a moment.
      await hand.current.looking;
      const seat = await seats.take(key, holder);
      hand.current.isTaking = false;
      if (!seat) {
        shut();
        return false;
      }
      if (hand.current.isGone) {
        seat.release();
        return false;
      }
      hand.current.held = { seat, work };
      hand.current.wasHeld = true;
      const { known } = await read();
      if (hand.current.held?.seat !== seat) return false;
      if (known === hand.current.known) return true;
      // Another tab has worked on it and is gone: what it left comes first.
      hand.current.held = { seat, work: null };
      await open(isGoingOn);
      return false;
    }
    return {
      claim,
      release(work) {
        const { held } = hand.current;
        if (held?.work !== work) return;
        hand.current.held = null;
        hand.current.known = null;
        void work.whenStored().then(() => held.seat.release());
      },
      async takeOver() {
        hand.current.isTaking = true;
        const seat = await seats.takeOver(key, holder);
        hand.current.isTaking = false;
        if (hand.current.isGone) return seat.release();
        hand.current.wasHeld = true;
        await openAnew({ seat, work: null });
      },
      async turnTo(version) {
        const { held } = hand.current;
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
        const { held, wasHeld } = hand.current;
        if (!held) return wasHeld ? undefined : openIfChanged();
        if (held.work?.isUntouched() !== true) return lookAtOthers();
        held.work.forget();
        await openAnew(held);
      },
      async look(status, signal) {
        if (status === 'elsewhere') await seats.whenFree(key, signal);
        else if (await seats.isTaken(key)) return !signal.aborted && isFree() ? shut() : undefined;
        if (signal.aborted || !isFree()) return;
        await (status === 'open' ? openIfChanged(signal) : open(false));
      },
    };
  }, [drafts, seats, key, item, pteType]);

  const { status } = state;
  useEffect(() => {
    const { current } = hand;
    // What was opened by a look needs no other one.
    if (status === 'open' && current.isLooked) return undefined;
    current.isLooked = true;
    const looking = new AbortController();
    // Who stops looking is told nothing.
    current.looking = desk.look(status, looking.signal).catch(() => undefined);
    return () => looking.abort();
  }, [desk, status]);
  useEffect(
    () => (status === 'open' ? drafts.whenLeft(key, () => void desk.hear()) : undefined),
    [desk, drafts, key, status],
  );
  useDeskIsUsed(drafts, item.id);

  useEffect(() => {
    const { current } = hand;
    current.isGone = false;
    return () => {
      current.isGone = true;
      const { held } = current;
      current.held = null;
      held?.work?.leave();
      void Promise.resolve(held?.work?.whenStored()).then(() => held?.seat.release());
    };
  }, []);
  return { state, desk };
}

interface Looks {
  /** The last words of a tab that has gone have come. */
  hear: () => Promise<void>;
  look: (status: DeskState['status'], signal: AbortSignal) => Promise<void>;
}

interface HeldSeat {
  readonly seat: Seat;
  work: WorkInHand | null;
}

const nameOf = ({ by, n }: DraftVersion): string => `${by} ${n}`;

/** What this tab has of a question, beside what it shows. */
interface Hand {
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

function roundAfter(state: DeskState): number {
  return state.status === 'loading' ? 0 : state.round + 1;
}
