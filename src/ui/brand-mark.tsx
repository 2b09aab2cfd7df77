/** The mark: a route from one stop to the next that draws a P. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="8 4 24 28" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M12 24V10a4 4 0 0 1 4-4h4a6.5 6.5 0 0 1 0 13h-1"
        stroke="var(--passage-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="12" cy="27" r="3" stroke="var(--passage-accent)" strokeWidth="2.4" />
      <circle cx="19" cy="19" r="3.4" fill="var(--passage-accent)" />
    </svg>
  );
}
