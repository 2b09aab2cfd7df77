import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { practiceModes, pteTypes, type PracticeMode } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRule, taskRules } from '#domain/rubric/rubrics.ts';
import { formatClock } from './format-clock.ts';
import { sessionPlan } from './session-plan.ts';
import { elapsedMs, isOverLimit, nextChangeAt, remainingMs, secondsLeft } from './session-time.ts';
import { newSession, type Session, type SessionEvent } from './session.ts';
import { stepSession } from './step-session.ts';

const start = Date.UTC(2026, 10, 21);
type Kind = SessionEvent['kind'];
type Told = [kind: Kind, atMs: number];

function planOf(task: TaskType, promptWords = 60, mode: PracticeMode = 'EXAM') {
  const rubric = rubricFor('ACADEMIC');
  const rule = taskRule(rubric, task);
  if (!rule) throw new Error(`no ${task}`);
  return sessionPlan(rule, { mode, silenceStopSeconds: rubric.silenceStopSeconds, promptWords });
}
const runIn =
  (mode: PracticeMode) =>
  (task: TaskType, ...events: Told[]): Session =>
    events.reduce(
      (session, [kind, at]) => stepSession(session, { kind, at: start + at }),
      newSession(planOf(task, 60, mode)),
    );
const run = runIn('EXAM');
const practise = runIn('PRACTICE');
const phases = (task: TaskType, ...events: Told[]) =>
  events.map((_, i) => run(task, ...events.slice(0, i + 1)).phase);

describe('a session plan', () => {
  it('gives Read Aloud more time to prepare for a longer text', () => {
    const prepare = (words: number) => {
      const { answer } = planOf('RA', words);
      return answer.kind === 'record' ? answer.prepareMs : null;
    };
    expect([0, 30, 60, 90].map(prepare)).toEqual([30_000, 35_000, 40_000, 40_000]);
  });

  test.each([
    ['WFD', 3000],
    ['MCM_L', 7000],
    ['RS', 3000],
    ['RTS', 3000],
    ['RA', null],
    ['WE', null],
    ['RO', null],
  ] as const)('lets the prompt of %s wait for %s ms', (task, delay) => {
    expect(planOf(task).promptDelayMs).toBe(delay);
  });

  it('exists for every task of both exams, with times above zero', () => {
    for (const rubric of pteTypes.map(rubricFor)) {
      for (const [rule, mode] of taskRules(rubric).flatMap((one) =>
        practiceModes.map((how) => [one, how] as const),
      )) {
        const { answer } = sessionPlan(rule, { mode, silenceStopSeconds: rubric.silenceStopSeconds });
        expect(answer.kind === 'record' ? answer.recordMs : answer.limitMs).toBeGreaterThan(0);
        const silenceMs = answer.kind === 'record' ? answer.silenceMs : null;
        expect(silenceMs).toBe(answer.kind === 'record' && mode === 'EXAM' ? 3_000 : null);
      }
    }
  });

  it("lets nobody stop at the exam's limit in practice", () => {
    const recordMs = (mode: PracticeMode) => {
      const { answer } = planOf('SGD', 0, mode);
      return answer.kind === 'record' ? answer.recordMs : null;
    };
    expect([recordMs('EXAM'), recordMs('PRACTICE')]).toEqual([120_000, 180_000]);
  });
});

describe('Read Aloud', () => {
  it('prepares, asks for the recorder, records and stops by itself at the limit', () => {
    expect(
      phases(
        'RA',
        ['opened', 0],
        ['tick', 39_999],
        ['tick', 40_000],
        ['recordingStarted', 41_000],
        ['tick', 80_999],
        ['tick', 81_000],
      ),
    ).toEqual(['preparing', 'preparing', 'ready-to-record', 'recording', 'recording', 'stopped']);
  });

  it('counts down while preparing and up while recording', () => {
    const preparing = run('RA', ['opened', 0]);
    expect(remainingMs(preparing, start + 500)).toBe(39_500);
    expect(secondsLeft(preparing, start + 500)).toBe(40);
    const recording = run('RA', ['opened', 0], ['tick', 40_000], ['recordingStarted', 46_000]);
    expect(elapsedMs(recording, start + 48_500)).toBe(2500);
    expect(remainingMs(recording, start + 48_500)).toBe(37_500);
    expect(nextChangeAt(recording)).toBe(start + 86_000);
  });

  it('keeps the length of the recording, also when it was stopped too late', () => {
    const until = (at: number) =>
      run('RA', ['opened', 0], ['recordingStarted', 41_000], ['recordingStopped', at]);
    expect(until(53_000)).toMatchObject({ phase: 'stopped', recordedMs: 12_000 });
    expect(until(500_000)).toMatchObject({ phase: 'stopped', recordedMs: 40_000 });
  });

  it('hands in only what was recorded', () => {
    expect(run('RA', ['opened', 0], ['submitted', 1000]).phase).toBe('preparing');
    const done = run(
      'RA',
      ['opened', 0],
      ['recordingStarted', 41_000],
      ['recordingStopped', 49_000],
      ['submitted', 60_000],
    );
    expect(done).toMatchObject({ phase: 'submitted', spentMs: 8000 });
  });
});

describe('Repeat Sentence', () => {
  it('counts down, plays, and then records without preparing', () => {
    expect(
      phases(
        'RS',
        ['opened', 0],
        ['tick', 3000],
        ['promptStarted', 3100],
        ['submitted', 4000],
        ['promptEnded', 8000],
        ['recordingStarted', 8500],
      ),
    ).toEqual(['countdown', 'ready-to-play', 'playing', 'playing', 'ready-to-record', 'recording']);
  });
});

describe('Write From Dictation', () => {
  it('counts down 3, 2, 1, plays, and lets the learner answer', () => {
    const waiting = run('WFD', ['opened', 0]);
    expect([0, 1, 1000, 2999, 3000].map((at) => secondsLeft(waiting, start + at))).toEqual([3, 3, 2, 1, 0]);
    expect(
      phases('WFD', ['opened', 0], ['promptStarted', 1000], ['promptEnded', 5000], ['submitted', 9000]),
    ).toEqual(['countdown', 'playing', 'answering', 'submitted']);
  });

  it('counts the time from the start of the prompt', () => {
    const answering = run('WFD', ['opened', 0], ['promptStarted', 3000], ['promptEnded', 8000]);
    expect(elapsedMs(answering, start + 10_000)).toBe(7000);
    expect(run('WFD', ['opened', 0], ['promptStarted', 3000], ['submitted', 5000])).toMatchObject({
      spentMs: 2000,
    });
  });
});

describe('tasks that are written down', () => {
  it('count listening into the ten minutes of a summary, and warn only after them', () => {
    const playing = practise('SST', ['opened', 0], ['promptStarted', 3000]);
    expect(remainingMs(playing, start + 63_000)).toBe(540_000);
    expect(nextChangeAt(playing)).toBeNull();
    const answering = practise('SST', ['opened', 0], ['promptStarted', 3000], ['promptEnded', 90_000]);
    expect(remainingMs(answering, start + 90_000)).toBe(513_000);
    expect(isOverLimit(answering, start + 603_000)).toBe(false);
    expect(isOverLimit(answering, start + 603_001)).toBe(true);
  });

  it('give an essay 20 minutes, then go on in red', () => {
    const essay = practise('WE', ['opened', 0]);
    expect(remainingMs(essay, start)).toBe(1_200_000);
    expect(isOverLimit(essay, start + 1_200_000)).toBe(false);
    expect(isOverLimit(essay, start + 1_200_001)).toBe(true);
    expect(remainingMs(essay, start + 1_300_000)).toBe(0);
    expect(elapsedMs(essay, start + 1_300_000)).toBe(1_300_000);
    expect(nextChangeAt(essay)).toBeNull();
  });

  it('stop the timer at one hour, however late the answer comes', () => {
    expect(elapsedMs(practise('RO', ['opened', 0]), start + 9_000_000)).toBe(3_600_000);
    expect(practise('MCS_R', ['opened', 0], ['submitted', 9_000_000])).toMatchObject({ spentMs: 3_600_000 });
  });
});

describe('try again and the shown answer', () => {
  it('starts afresh from any phase', () => {
    const again = practise(
      'RA',
      ['opened', 0],
      ['skipPreparation', 1],
      ['recordingStarted', 1000],
      ['retried', 5000],
    );
    expect(again).toMatchObject({ phase: 'preparing', startedAt: start + 5000, answerShownAt: null });
    expect(practise('WE', ['opened', 0], ['submitted', 10], ['retried', 20]).phase).toBe('answering');
    expect(run('WE', ['retried', 20]).phase).toBe('closed');
  });

  it('remembers when the answer was first shown, until the next try', () => {
    const shown = practise('MCS_R', ['opened', 0], ['showAnswer', 500], ['showAnswer', 900]);
    expect(shown).toMatchObject({ phase: 'answering', answerShownAt: start + 500 });
    expect(stepSession(shown, { kind: 'retried', at: start + 950 }).answerShownAt).toBeNull();
  });

  it('does not show the answer over the prompt or into the microphone', () => {
    expect(practise('WFD', ['opened', 0], ['promptStarted', 1], ['showAnswer', 2]).answerShownAt).toBeNull();
    expect(
      practise('RA', ['opened', 0], ['skipPreparation', 1], ['recordingStarted', 2], ['showAnswer', 3])
        .answerShownAt,
    ).toBeNull();
  });
});

describe('the exam', () => {
  it('lets the time of an essay run out, at the limit itself, however late the tick', () => {
    expect(nextChangeAt(run('WE', ['opened', 0]))).toBe(start + 1_200_000);
    expect(phases('WE', ['opened', 0], ['tick', 1_199_999], ['tick', 1_200_000])).toEqual([
      'answering',
      'answering',
      'time-over',
    ]);
    const late = run('WE', ['opened', 0], ['tick', 9_000_000]);
    expect(late).toMatchObject({ phase: 'time-over', spentMs: 1_200_000 });
    expect(stepSession(late, { kind: 'submitted', at: start + 9_100_000 })).toMatchObject({
      phase: 'submitted',
      spentMs: 1_200_000,
    });
  });

  it('lets the time run out while the prompt still plays', () => {
    expect(run('SST', ['opened', 0], ['promptStarted', 3000], ['tick', 603_000]).phase).toBe('time-over');
  });

  it('gives what shares a clock its pace, listening included', () => {
    expect(
      phases('MCS_L', ['opened', 0], ['promptStarted', 5000], ['promptEnded', 50_000], ['tick', 125_000]).at(
        -1,
      ),
    ).toBe('time-over');
    expect(phases('RO', ['opened', 0], ['tick', 119_999], ['tick', 120_000])).toEqual([
      'answering',
      'answering',
      'time-over',
    ]);
  });

  it('has no shorter preparation, no answer and no second try before the end', () => {
    expect(run('RA', ['opened', 0], ['skipPreparation', 1]).phase).toBe('preparing');
    for (const task of ['RA', 'WE', 'MCS_R'] as const) {
      const begun = run(task, ['opened', 0]);
      expect(stepSession(begun, { kind: 'showAnswer', at: start + 5 }).answerShownAt).toBeNull();
      expect(stepSession(begun, { kind: 'retried', at: start + 5000 })).toMatchObject({ startedAt: start });
    }
    const done = run('MCS_R', ['opened', 0], ['submitted', 10]);
    expect(stepSession(done, { kind: 'showAnswer', at: start + 20 }).answerShownAt).toBe(start + 20);
    expect(stepSession(done, { kind: 'retried', at: start + 20 }).phase).toBe('answering');
  });

  it('plays a sound again that broke off', () => {
    expect(run('RS', ['opened', 0], ['promptStarted', 3000], ['retried', 4000]).phase).toBe('countdown');
  });
});

describe('practice', () => {
  it('waits with the recorder for the learner, also where the exam has no time to prepare', () => {
    const heard = practise(
      'RS',
      ['opened', 0],
      ['promptStarted', 3000],
      ['promptEnded', 8000],
      ['tick', 3_000_000],
    );
    expect(heard).toMatchObject({ phase: 'preparing', endsAt: null });
    expect([remainingMs(heard, start), nextChangeAt(heard)]).toEqual([null, null]);
    expect(stepSession(heard, { kind: 'skipPreparation', at: start + 3_000_001 }).phase).toBe(
      'ready-to-record',
    );
  });

  it('lets nothing run out', () => {
    expect(practise('WE', ['opened', 0], ['tick', 9_000_000]).phase).toBe('answering');
    expect(practise('SST', ['opened', 0], ['promptStarted', 3000], ['tick', 9_000_000]).phase).toBe(
      'playing',
    );
  });
});

describe('bad clocks', () => {
  it('takes a session up after a reload and a long sleep where timely ticks would have left it', () => {
    const stored: unknown = JSON.parse(
      JSON.stringify(run('RA', ['opened', 0], ['recordingStarted', 41_000])),
    );
    const woken = stepSession(stored as Session, { kind: 'tick', at: start + 7_200_000 });
    expect(woken).toMatchObject({ phase: 'stopped', recordedMs: 40_000 });
  });

  it('loses no time when the clock is set back by an hour', () => {
    const hour = 3_600_000;
    const recording = run('RA', ['opened', 0], ['recordingStarted', 41_000], ['tick', 51_000]);
    expect(remainingMs(recording, start + 51_000 - hour)).toBe(30_000);
    const back = stepSession(recording, { kind: 'tick', at: start + 51_000 - hour });
    expect(elapsedMs(back, start + 56_000 - hour)).toBe(15_000);
    expect(stepSession(back, { kind: 'tick', at: start + 81_000 - hour })).toMatchObject({
      phase: 'stopped',
      recordedMs: 40_000,
    });
  });

  const kinds: Kind[] = [
    'opened',
    'skipPreparation',
    'promptStarted',
    'promptEnded',
    'recordingStarted',
    'recordingStopped',
    'tick',
    'submitted',
    'retried',
    'showAnswer',
  ];
  const events = fc.array(
    fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: -5_000_000, max: 5_000_000 })),
    { maxLength: 20 },
  );

  it('never shows a negative time or more than the maximum, whatever happens in whatever order', () => {
    const task = fc.constantFrom<TaskType>('RA', 'RS', 'ASQ', 'WE', 'WFD', 'RO', 'MCS_R', 'SST');
    fc.assert(
      fc.property(
        task,
        fc.constantFrom(...practiceModes),
        events,
        fc.integer({ min: -9_000_000, max: 9_000_000 }),
        (taskType, mode, told, offset) => {
          const session = runIn(mode)(taskType, ['opened', 0], ...told);
          const now = start + offset;
          expect(remainingMs(session, now) ?? 0).toBeGreaterThanOrEqual(0);
          expect(elapsedMs(session, now)).toBeGreaterThanOrEqual(0);
          const isTimed = session.phase !== 'playing';
          expect(isTimed ? elapsedMs(session, now) : 0).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });

  it('ends the same with and without ticks in between', () => {
    const task = fc.constantFrom<TaskType>('RA', 'RS', 'WE', 'WFD');
    const inOrder = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(60_000)), { maxLength: 10 });
    fc.assert(
      fc.property(task, fc.constantFrom(...practiceModes), inOrder, (taskType, mode, told) => {
        const tell = runIn(mode);
        const sorted = told.toSorted((a, b) => a[1] - b[1]);
        const ticked = sorted.flatMap(([kind, at]): Told[] => [
          ['tick', at],
          [kind, at],
        ]);
        expect(tell(taskType, ['opened', 0], ...ticked)).toEqual(tell(taskType, ['opened', 0], ...sorted));
      }),
    );
  });
});

describe('clock text', () => {
  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [1000, '0:01'],
    [59_999, '0:59'],
    [60_000, '1:00'],
    [605_000, '10:05'],
    [3_600_000, '60:00'],
    [-5, '0:00'],
  ])('of %i ms is %s', (ms, text) => expect(formatClock(ms)).toBe(text));
});
