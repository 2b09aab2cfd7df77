/** Line drawings of our own, in ink and accent. They say nothing that the text beside them does not. */

const stroke = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A route that ends before its next stop: an empty or missing place. */
export function EmptyRoute() {
  return (
    <svg width="160" height="96" viewBox="0 0 160 96" aria-hidden="true" focusable="false" {...stroke}>
      <path d="M12 70h34a16 16 0 0 0 16-16v-6a16 16 0 0 1 16-16h12" stroke="var(--passage-accent)" />
      <path d="M98 32h50" stroke="var(--passage-line-strong)" strokeDasharray="1 9" />
      <circle cx="12" cy="70" r="6" fill="var(--passage-accent)" stroke="var(--passage-accent)" />
      <circle cx="62" cy="51" r="6" fill="var(--passage-ground)" stroke="var(--passage-accent)" />
      <circle cx="148" cy="32" r="6" fill="var(--passage-ground)" stroke="var(--passage-line-strong)" />
      <path d="M20 86h120" stroke="var(--passage-line)" />
    </svg>
  );
}

/** A page with lines of text and a route through them: a list without rows. */
export function EmptyPages() {
  return (
    <svg width="140" height="104" viewBox="0 0 140 104" aria-hidden="true" focusable="false" {...stroke}>
      <rect x="42" y="10" width="66" height="84" rx="8" stroke="var(--passage-line-strong)" />
      <path d="M54 30h42M54 42h42M54 54h24" stroke="var(--passage-line-strong)" />
      <path d="M20 78h26a10 10 0 0 0 10-10" stroke="var(--passage-accent)" />
      <circle cx="20" cy="78" r="5" fill="var(--passage-accent)" stroke="var(--passage-accent)" />
      <circle cx="56" cy="66" r="5" fill="var(--passage-ground)" stroke="var(--passage-accent)" />
    </svg>
  );
}
