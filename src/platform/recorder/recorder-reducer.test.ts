import { describe, expect, it } from 'vitest';
import type { LevelReading } from '#domain/signal/signal-meter.ts';
import { idleRecorder, reduceRecorder, type RecorderEvent, type RecorderFacts } from './recorder-reducer.ts';
import type { FinishedRecording, RecorderState } from './recorder-state.ts';

const level: LevelReading = { rmsDbfs: -20, peakDbfs: -6, clipping: false, tooQuiet: false };
const recording: FinishedRecording = {
  draftId: 'draft',
  bytes: new Uint8Array(1),
  mimeType: 'audio/mpeg',
  durationMs: 900,
  sha256: 'a'.repeat(64),
  signal: null,
  isSaved: true,
};

const states = {
  idle: { status: 'idle' },
  asking: { status: 'requesting-permission' },
  tone: { status: 'beep' },
  recording: {
    status: 'recording',
    elapsedMs: 200,
    limitMs: 1_000,
    level,
    recentPeaks: [0.1],
    isSaving: true,
    fallback: null,
  },
  stopping: { status: 'stopping', endedBy: 'limit', conversion: null, fallback: null },
  stopped: { status: 'stopped', endedBy: 'limit', recording, fallback: null },
  denied: { status: 'denied', error: 'NotAllowedError', message: 'no' },
} satisfies Record<string, RecorderState>;
type Name = keyof typeof states;

const events = {
  asked: { kind: 'asked' },
  refused: {
    kind: 'refused',
    attempt: 3,
    refusal: { kind: 'denied', error: 'NotAllowedError', message: 'no' },
  },
  'tone-began': { kind: 'tone-began', attempt: 3 },
  began: { kind: 'began', attempt: 3, limitMs: 1_000, fallback: null },
  heard: { kind: 'heard', level, peak: 0.5, elapsedMs: 400 },
  saving: { kind: 'saving', isSaving: false },
  ended: { kind: 'ended', endedBy: 'limit' },
  converting: { kind: 'converting', progress: { stage: 'converting', ratio: 0.5 } },
  finished: { kind: 'finished', recording },
  lost: { kind: 'lost', result: { kind: 'failed', message: 'broke' } },
  'given-up': { kind: 'given-up' },
  cleared: { kind: 'cleared' },
} satisfies { [Kind in RecorderEvent['kind']]: Extract<RecorderEvent, { kind: Kind }> };

/** The status that each event leads to from each state; what is not listed changes nothing. */
const table: Record<Name, Partial<Record<keyof typeof events, RecorderState['status']>>> = {
  idle: { asked: 'requesting-permission', cleared: 'idle' },
  asking: { refused: 'denied', 'tone-began': 'beep', began: 'recording', 'given-up': 'idle' },
  tone: { refused: 'denied', 'tone-began': 'beep', began: 'recording', 'given-up': 'idle' },
  recording: { heard: 'recording', saving: 'recording', ended: 'stopping' },
  stopping: { converting: 'stopping', finished: 'stopped', lost: 'failed' },
  stopped: { asked: 'requesting-permission', cleared: 'idle' },
  denied: { asked: 'requesting-permission', cleared: 'idle' },
};

const at = (name: Name): RecorderFacts => ({ state: states[name], attempt: 3 });

describe.each(Object.keys(table) as Name[])('when it is %s', (name) => {
  it.each(Object.values(events))('$kind', (event) => {
    const facts = at(name);
    const next = reduceRecorder(facts, event);
    const leadsTo = table[name][event.kind] ?? null;
    expect(next === facts ? null : next.state.status).toBe(leadsTo);
  });
});

describe('a start that was given up', () => {
  const again = [events['given-up'], events.asked].reduce(reduceRecorder, at('asking'));

  it.each([events.refused, events['tone-began'], events.began])(
    'takes no $kind that comes late, although the next start waits for one',
    (event) => {
      expect(again.state.status).toBe('requesting-permission');
      expect(reduceRecorder(again, event)).toBe(again);
      expect(reduceRecorder(again, { ...event, attempt: again.attempt })).not.toBe(again);
    },
  );
});

it('a recording keeps what is measured, and of its peaks the newest', () => {
  const asked = reduceRecorder(idleRecorder, events.asked);
  const begun = reduceRecorder(asked, { ...events.began, attempt: asked.attempt });
  expect(begun.state).toMatchObject({ elapsedMs: 0, limitMs: 1_000, level: null, recentPeaks: [] });
  const heard = Array.from({ length: 70 }, (_, i) => i).reduce(
    (facts, i) => reduceRecorder(facts, { ...events.heard, peak: i, elapsedMs: 10 * i }),
    begun,
  );
  expect(heard.state).toMatchObject({ elapsedMs: 690, level });
  expect(heard.state).toHaveProperty(
    'recentPeaks',
    Array.from({ length: 60 }, (_, i) => i + 10),
  );
});

it('what ended a recording is said until it is whole', () => {
  const ended = reduceRecorder(at('recording'), { kind: 'ended', endedBy: 'silence' });
  const again = reduceRecorder(ended, { kind: 'ended', endedBy: 'learner' });
  expect(reduceRecorder(again, events.finished).state).toEqual({
    status: 'stopped',
    endedBy: 'silence',
    recording,
    fallback: null,
  });
});

it.each([
  [{ kind: 'empty' } as const, { code: 'empty', message: '' }],
  [{ kind: 'failed', message: 'no encoder' } as const, { code: 'broken', message: 'no encoder' }],
])('a recording without sound says why: %j', (result, said) => {
  expect(reduceRecorder(at('stopping'), { kind: 'lost', result }).state).toEqual({
    status: 'failed',
    ...said,
  });
});

it.each([
  [{ kind: 'no-device' } as const, { status: 'no-device' }],
  [
    { kind: 'failed', code: 'microphone-busy', message: 'in use' } as const,
    { status: 'failed', code: 'microphone-busy', message: 'in use' },
  ],
])('a refusal becomes a state: %j', (refusal, state) => {
  expect(reduceRecorder(at('asking'), { kind: 'refused', attempt: 3, refusal }).state).toEqual(state);
});
