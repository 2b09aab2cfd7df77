import { coordinate } from '#domain/images/path-text.ts';

interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** A slice of a circle between two turns (0 is the top, 1 the whole way round, clockwise), in curves of an eighth at most. */
export function sector({ cx, cy, r }: Circle, from: number, to: number): string {
  const parts = Math.max(1, Math.ceil((to - from) * 8));
  const angle = ((to - from) / parts) * 2 * Math.PI;
  const handle = (4 / 3) * Math.tan(angle / 4) * r;
  const on = (turn: number, along: number): string => {
    const at = turn * 2 * Math.PI;
    const x = cx + r * Math.sin(at) + along * Math.cos(at);
    const y = cy - r * Math.cos(at) + along * Math.sin(at);
    return `${coordinate(x)} ${coordinate(y)}`;
  };
  const curves = Array.from({ length: parts }, (_, i) => {
    const start = from + ((to - from) * i) / parts;
    const end = from + ((to - from) * (i + 1)) / parts;
    return `C ${on(start, handle)} ${on(end, -handle)} ${on(end, 0)}`;
  });
  return `M ${coordinate(cx)} ${coordinate(cy)} L ${on(from, 0)} ${curves.join(' ')} Z`;
}
