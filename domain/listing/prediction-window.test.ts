import { describe, expect, it } from 'vitest';
import { firstPredictionDay, openPredictions } from './prediction-window.ts';

const at = (text: string) => Date.parse(text);

describe('the days that a prediction counts', () => {
  it('are 7 and 30 before today, over the ends of months and years and in leap years', () => {
    const first = (now: string) => [
      firstPredictionDay('WEEKLY', at(now)),
      firstPredictionDay('MONTHLY', at(now)),
    ];
    expect(first('2026-11-25T12:00:00Z')).toEqual(['2026-11-18', '2026-10-26']);
    expect(first('2026-01-03T12:00:00Z')).toEqual(['2025-12-27', '2025-12-04']);
    expect(first('2026-03-01T12:00:00Z')).toEqual(['2026-02-22', '2026-01-30']);
    expect(first('2028-03-01T12:00:00Z')).toEqual(['2028-02-23', '2028-01-31']);
  });

  it('go by the day in UTC, wherever an hour is written down', () => {
    expect(firstPredictionDay('WEEKLY', at('2026-11-30T23:59:59.999Z'))).toBe('2026-11-23');
    expect(firstPredictionDay('WEEKLY', at('2026-12-01T00:00:00Z'))).toBe('2026-11-24');
    // 08:00 of 1 December in Auckland, 11:00 of 30 November in Los Angeles: the same instant, the same day.
    expect(firstPredictionDay('WEEKLY', at('2026-12-01T08:00:00+13:00'))).toBe('2026-11-23');
    expect(firstPredictionDay('WEEKLY', at('2026-11-30T11:00:00-08:00'))).toBe('2026-11-23');
  });

  it('let a practice go a day after its last exam has become too old', () => {
    const open = (now: string) => openPredictions('2026-10-31', at(now));
    expect(open('2026-10-30T12:00:00Z')).toEqual(['WEEKLY', 'MONTHLY']);
    expect(open('2026-11-07T23:59:59Z')).toEqual(['WEEKLY', 'MONTHLY']);
    expect(open('2026-11-08T00:00:00Z')).toEqual(['MONTHLY']);
    expect(open('2026-11-30T23:59:59Z')).toEqual(['MONTHLY']);
    expect(open('2026-12-01T00:00:00Z')).toEqual([]);
    // The same day of the year before.
    expect(openPredictions('2025-11-25', at('2026-11-25T12:00:00Z'))).toEqual([]);
    expect(openPredictions(null, at('2026-11-25T12:00:00Z'))).toEqual([]);
  });
});
