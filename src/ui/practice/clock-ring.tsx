import { VisuallyHidden } from '@mantine/core';
import { formatClock } from '#domain/timing/format-clock.ts';
import classes from './clock-ring.module.css';

const radius = 9;
const circumference = 2 * Math.PI * radius;
/** The clock changes colour and is announced once when so much is left. */
const attentionMs = 10_000;

/** What remains is rounded up, so that 0:00 means over. */
const remainingText = (ms: number) => formatClock(Math.ceil(ms / 1000) * 1000);

export interface ClockRingProps {
  /** What the time is for: "Time to prepare". Read out before the figures. */
  label: string;
  remainingMs: number;
  totalMs: number;
}

/** A ring that empties, with the figures beside it. Turns to the attention colour in the last ten seconds. */
export function ClockRing({ label, remainingMs, totalMs }: ClockRingProps) {
  const share = totalMs > 0 ? Math.min(1, Math.max(0, remainingMs / totalMs)) : 0;
  const isLast = remainingMs <= attentionMs && totalMs > attentionMs;
  const tone = isLast ? 'last' : 'calm';
  return (
    <span className={classes['clock']} data-tone={tone}>
      <span
        className={classes['figures']}
        role="timer"
        translate="no"
        aria-label={`${label}: ${remainingText(remainingMs)}`}
      >
        {remainingText(remainingMs)}
      </span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={classes['ring']}>
        <circle cx="12" cy="12" r={radius} className={classes['track']} />
        <circle
          cx="12"
          cy="12"
          r={radius}
          className={classes['hand']}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
        />
      </svg>
      <VisuallyHidden component="output">{isLast && remainingMs > 0 ? '10 seconds left' : ''}</VisuallyHidden>
    </span>
  );
}

export interface CountUpClockProps {
  label: string;
  elapsedMs: number;
  /** Advised time. The figures change colour once it is over. */
  limitMs: number;
}

/** Counts up without a limit that ends anything. */
export function CountUpClock({ label, elapsedMs, limitMs }: CountUpClockProps) {
  const text = formatClock(elapsedMs);
  return (
    <span className={classes['clock']} data-tone={elapsedMs > limitMs ? 'over' : 'calm'}>
      <span className={classes['figures']} role="timer" translate="no" aria-label={`${label}: ${text}`}>
        {text}
      </span>
      <VisuallyHidden component="output">
        {elapsedMs > limitMs ? 'The advised time is over. You can go on.' : ''}
      </VisuallyHidden>
    </span>
  );
}
