import { expect, test } from 'vitest';
import { createSteadyTime } from './steady-time.ts';

const hour = 3_600_000;

/** A machine whose clock is set, which sleeps, and whose page is hidden, when told. */
function setUp() {
  let wall = Date.UTC(2026, 10, 21);
  let passed = 5_000.25;
  const page = Object.assign(new EventTarget(), { hidden: false });
  const steady = createSteadyTime({
    wall: () => wall,
    passed: () => passed,
    page,
  });
  const start = steady.read();
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    since: () => steady.read() - start,
    pass(ms: number) {
      wall += ms;
      passed += ms;
    },
    set: (ms: number) => void (wall += ms),
    sleep: (ms: number) => void (wall += ms),
    hide: () => turn(true),
    show: () => turn(false),
  };
}

test.each([hour, -hour])('a clock that is set by %i ms moves no time', (ms) => {
  const time = setUp();
  time.pass(1_000);
  time.set(ms);
  expect(time.since()).toBe(1_000);
  time.pass(2_500);
  expect(time.since()).toBe(3_500);
});

test('sleep counts, also where the machine counts nothing in it', () => {
  const time = setUp();
  time.hide();
  time.pass(400);
  time.sleep(hour);
  time.show();
  time.pass(100);
  expect(time.since()).toBe(hour + 500);
});

test('a clock that is set back while the page is hidden takes no time away', () => {
  const time = setUp();
  time.hide();
  time.pass(10_000);
  time.set(-hour);
  time.show();
  expect(time.since()).toBe(10_000);
});

test('never goes back, and is whole', () => {
  const time = setUp();
  let before = time.since();
  for (const step of [
    () => time.hide(),
    () => time.sleep(hour),
    () => time.show(),
    () => time.set(-hour),
    () => time.pass(0.7),
  ]) {
    step();
    expect(time.since()).toBeGreaterThanOrEqual(before);
    before = time.since();
    expect(Number.isInteger(before)).toBe(true);
  }
});
