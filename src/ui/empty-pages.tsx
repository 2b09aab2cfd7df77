import { lineDrawing } from './line-drawing.ts';

/** A page with lines of text and a route through them: a list without rows. */
export function EmptyPages() {
  return (
    <svg width="140" height="104" viewBox="0 0 140 104" {...lineDrawing}>
      <rect x="42" y="10" width="66" height="84" rx="8" stroke="var(--passage-line-strong)" />
      <path d="M54 30h42M54 42h42M54 54h24" stroke="var(--passage-line-strong)" />
      <path d="M20 78h26a10 10 0 0 0 10-10" stroke="var(--passage-accent)" />
      <circle cx="20" cy="78" r="5" fill="var(--passage-accent)" stroke="var(--passage-accent)" />
      <circle cx="56" cy="66" r="5" fill="var(--passage-ground)" stroke="var(--passage-accent)" />
    </svg>
  );
}
