import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { elapsedMs } from '#domain/timing/session-time.ts';
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
