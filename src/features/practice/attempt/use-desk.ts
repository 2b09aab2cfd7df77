import { useEffect, useMemo, useRef, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Seat, SeatHolder } from '#platform/answer-seats.ts';
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
      /** The learner has said already that the work goes on here. */
      readonly isGoingOn: boolean;
    };

/** What this tab has in hand, for the moment in which another one takes it. */
export interface WorkInHand {
  /** Keeps what there is now. */
  leave(): void;
  /** Keeps nothing any more. */
  close(): void;
  whenStored(): Promise<void>;
}

export interface Desk {
  /** From here on this tab writes the answer. False: another one does, or has changed what was kept; the question opens anew. */
  claim(work: WorkInHand, options?: { isGoingOn?: boolean }): Promise<boolean>;
  /** It was handed in, or left. */
  release(work: WorkInHand): void;
  /** Goes on here with what another tab has. */
  takeOver(): Promise<void>;
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
      ? { status: 'open', round: 0, draft: null, isGoingOn: false }
      : { status: 'loading' },
  );
  const hand = useRef<Hand>({
    held: null,
    known: 'null',
    looking: null,
    isLooked: false,
    isTaking: false,
    isGone: false,
  });

  const desk = useMemo((): Desk & Looks => {
    async function open(isGoingOn: boolean): Promise<void> {
      const { text, draft } = await read();
      hand.current.known = text;
      setState((before) => ({ status: 'open', round: roundAfter(before), draft, isGoingOn }));
    }
    async function read() {
      let stored: unknown = null;
      try {
        stored = await drafts.load(key);
      } catch {
        // A device that refuses to read is practised on from a fresh start.
      }
      return { text: JSON.stringify(stored), draft: parseDraft(stored, item, pteType) };
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
      const { text } = await read();
      if (hand.current.held?.seat !== seat) return false;
      if (text === hand.current.known) return true;
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
        hand.current.known = 'null';
        void work.whenStored().then(() => held.seat.release());
      },
      async takeOver() {
        hand.current.isTaking = true;
        const seat = await seats.takeOver(key, holder);
        hand.current.isTaking = false;
        if (hand.current.isGone) return seat.release();
        hand.current.held = { seat, work: null };
        await open(true);
      },
      async look(status, signal) {
        const isFree = () => !signal.aborted && !hand.current.isTaking && !hand.current.held;
        if (status === 'elsewhere') await seats.whenFree(key, signal);
        else if (await seats.isTaken(key)) return isFree() ? shut() : undefined;
        if (!isFree() || (status === 'open' && (await read()).text === hand.current.known)) return;
        if (isFree()) await open(false);
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
  look: (status: DeskState['status'], signal: AbortSignal) => Promise<void>;
}

/** What this tab has of a question, beside what it shows. */
interface Hand {
  held: { readonly seat: Seat; work: WorkInHand | null } | null;
  /** What is stored, as it was when it was last read here. */
  known: string;
  /** Ends when the look at the desk does. */
  looking: Promise<void> | null;
  /** The desk was looked at since the question is on the screen. */
  isLooked: boolean;
  isTaking: boolean;
  isGone: boolean;
}

function roundAfter(state: DeskState): number {
  return state.status === 'loading' ? 0 : state.round + 1;
}
