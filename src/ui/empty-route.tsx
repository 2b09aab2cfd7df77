import { lineDrawing } from './line-drawing.ts';

/** A route that ends before its next stop: an empty or missing place. */
export function EmptyRoute() {
  return (
    <svg width="160" height="96" viewBox="0 0 160 96" {...lineDrawing}>
      <path d="M12 70h34a16 16 0 0 0 16-16v-6a16 16 0 0 1 16-16h12" stroke="var(--passage-accent)" />
      <path d="M98 32h50" stroke="var(--passage-line-strong)" strokeDasharray="1 9" />
      <circle cx="12" cy="70" r="6" fill="var(--passage-accent)" stroke="var(--passage-accent)" />
      <circle cx="62" cy="51" r="6" fill="var(--passage-ground)" stroke="var(--passage-accent)" />
      <circle cx="148" cy="32" r="6" fill="var(--passage-ground)" stroke="var(--passage-line-strong)" />
      <path d="M20 86h120" stroke="var(--passage-line)" />
    </svg>
  );
}
