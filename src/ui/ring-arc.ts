/** Draws a circle as an arc: from one share of it to another, 0 to 1, from its start. */
export function ringArc(radius: number, from: number, to: number) {
  const around = 2 * Math.PI * radius;
  const length = Math.max(0.01, to - from) * around;
  return { strokeDasharray: `${length} ${around - length}`, strokeDashoffset: -from * around };
}
