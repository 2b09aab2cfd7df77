import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import type { Drafts } from '#platform/drafts.ts';
import { elapsedMs } from '#domain/timing/session-time.ts';
import { createDraftKeeper } from '#platform/draft-keeper.ts';
import { parseDraft, resumeSession, workStart } from './draft.ts';

const choice = makeItem('MCS_R', 15_001);
const draftOf = (chosen: string[]) => ({ value: { kind: 'choose' as const, chosen }, startedAt: 5 });

describe('a stored draft', () => {
  it('is read back when it fits the question', () => {
    expect(parseDraft(draftOf(['a']), choice, 'ACADEMIC')).toEqual(draftOf(['a']));
  });

  it.each([
    ['nothing', null],
    ['another shape', { text: 'old' }],
    ['an option that the question no longer has', draftOf(['z'])],
    ['another kind of answer', { value: { kind: 'write', text: 'x' }, startedAt: 5 }],
  ])('is left aside when it is %s', (_, stored) => {
    expect(parseDraft(stored, choice, 'ACADEMIC')).toBeNull();
  });
});

describe('a stored clock without an answer', () => {
  const clock = { value: null, startedAt: 5 };
  it('is a fresh start: nothing was entered', () => {
    expect(parseDraft(clock, makeItem('RL', 4_001), 'ACADEMIC')).toBeNull();
    expect(parseDraft(draftOf([]), choice, 'ACADEMIC')).toBeNull();
  });

  it('stays with notes beside a question that is answered with a recording, and with no other', () => {
    const noted = { ...clock, notes: 'three points' };
    expect(parseDraft(noted, makeItem('RL', 4_001), 'ACADEMIC')).toEqual(noted);
    expect(parseDraft(noted, choice, 'ACADEMIC')).toBeNull();
  });
});

describe('a session', () => {
  const written = { kind: 'write-down', limitMs: 60_000, maxMs: 3_600_000 } as const;
  it('goes on from the start of the work that the draft remembers, with and without a heard prompt', () => {
    for (const promptDelayMs of [null, 3_000]) {
      const plan = { mode: 'EXAM' as const, promptDelayMs, answer: written };
      const session = resumeSession(plan, { startedAt: 1_000, seenAt: 31_000 }, 31_000);
      expect(session.phase).toBe('answering');
      expect(workStart(session)).toBe(1_000);
      expect(elapsedMs(session, 31_000)).toBe(30_000);
    }
  });

  it('counts nothing of the time away: a day later the clock stands where it was left', () => {
    const day = 86_400_000;
    const plan = { mode: 'EXAM' as const, promptDelayMs: null, answer: written };
    const session = resumeSession(plan, { startedAt: 1_000, seenAt: 31_000 }, day);
    expect(elapsedMs(session, day)).toBe(30_000);
  });

  it('goes on preparing a recording, and is ready to record when the time was over before the reload', () => {
    const answer = {
      kind: 'record',
      prepareMs: 35_000,
      recordMs: 40_000,
      hasTone: true,
      silenceMs: 3_000,
    } as const;
    const plan = { mode: 'EXAM' as const, promptDelayMs: null, answer };
    const preparing = resumeSession(plan, { startedAt: 1_000, seenAt: 31_000 }, 31_000);
    expect(preparing).toMatchObject({ phase: 'preparing', endsAt: 36_000 });
    expect(workStart(preparing)).toBe(1_000);
    const ready = resumeSession(plan, { startedAt: 1_000, seenAt: 50_000 }, 50_000);
    expect(ready.phase).toBe('ready-to-record');
    const left = { startedAt: workStart(ready), seenAt: 50_000 };
    expect(resumeSession(plan, left, 90_000).phase).toBe('ready-to-record');
  });

  it('begins now without one', () => {
    const session = resumeSession(
      { mode: 'EXAM' as const, promptDelayMs: null, answer: written },
      { startedAt: null },
      31_000,
    );
    expect(workStart(session)).toBe(31_000);
  });
});

/** A store that takes a turn of the event loop for each write, as a disk does. */
function slowDrafts() {
  const stored = new Map<string, unknown>();
  const writes: string[] = [];
  const atOnce: unknown[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const drafts: Drafts = {
    moveAll: () => Promise.reject(new Error('nobody signs in here')),
    removeAllOf: async () => stored.clear(),
    namesOf: async () => new Set(stored.keys()),
    load: async (key) => stored.get(key) ?? null,
    async save(key, draft) {
      await turn();
      writes.push('save');
      stored.set(key, draft);
    },
    async remove(key) {
      await turn();
      writes.push('remove');
      stored.delete(key);
    },
    saveAtOnce: (key, draft) => {
      atOnce.push({ key, draft });
    },
  };
  const settle = async () => {
    for (let i = 0; i < 10; i += 1) await turn();
  };
  return { drafts, stored, writes, atOnce, settle };
}

describe('keeping a draft', () => {
  it('writes one at a time and skips what is no longer the newest', async () => {
    const { drafts, stored, writes, settle } = slowDrafts();
    const keeper = createDraftKeeper(drafts, 'k');
    for (const id of ['a', 'b', 'c']) keeper.keep(draftOf([id]));
    await settle();
    expect(stored.get('k')).toEqual(draftOf(['c']));
    expect(writes).toEqual(['save', 'save']);
  });

  it('never brings back what was forgotten while a write was under way', async () => {
    const { drafts, stored, settle } = slowDrafts();
    const keeper = createDraftKeeper(drafts, 'k');
    keeper.keep(draftOf(['a']));
    keeper.forget();
    await settle();
    expect(stored.has('k')).toBe(false);
  });

  it('goes on after the device refused once', async () => {
    const { drafts, stored, settle } = slowDrafts();
    let isFull = true;
    const refusing: Drafts = {
      ...drafts,
      async save(key, draft) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        await drafts.save(key, draft);
      },
    };
    const keeper = createDraftKeeper(refusing, 'k');
    keeper.keep(draftOf(['a']));
    await settle();
    isFull = false;
    keeper.keep(draftOf(['b']));
    await settle();
    expect(stored.get('k')).toEqual(draftOf(['b']));
  });

  it('hands over what is not stored yet when the page goes, and nothing when all is', async () => {
    const { drafts, atOnce, settle } = slowDrafts();
    const keeper = createDraftKeeper(drafts, 'k');
    keeper.flush();
    keeper.keep(draftOf(['a']));
    keeper.keep(draftOf(['b']));
    keeper.flush();
    expect(atOnce).toEqual([{ key: 'k', draft: draftOf(['b']) }]);
    await settle();
    keeper.flush();
    keeper.forget();
    keeper.flush();
    expect(atOnce.slice(1)).toEqual([{ key: 'k', draft: null }]);
  });
});
