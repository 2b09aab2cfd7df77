/** Of a slider over time, in milliseconds. */
export const seekStepMs = 10;

/**
 * A time as a whole number of steps. A browser rounds the value of a slider to one; React would take the difference for a second
 * change, and seek back after Home, End, or a tap on the line.
 */
export const inSeekSteps = (ms: number): number => Math.round(ms / seekStepMs) * seekStepMs;
