import classes from './install-card.module.css';

interface ShareStepsProps {
  place: 'home-screen' | 'dock';
}

/** The way through the share menu, where no browser asks: two steps and a picture of what to look for. */
export function ShareSteps({ place }: ShareStepsProps) {
  return (
    <div className={classes.steps}>
      <SharePicture />
      <ol className={classes.list}>
        <li>{place === 'dock' ? 'Click' : 'Tap'} Share in the browser’s bar.</li>
        <li>Choose {place === 'dock' ? '“Add to Dock”' : '“Add to Home Screen”'}.</li>
      </ol>
    </div>
  );
}

const stroke = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The sign of Share in a bar, and the row with a plus in the menu that it opens. It says nothing that the steps do not. */
function SharePicture() {
  return (
    <svg width="176" height="72" viewBox="0 0 176 72" aria-hidden="true" focusable="false" {...stroke}>
      <g stroke="var(--passage-line-strong)">
        <rect x="1" y="18" width="74" height="36" rx="10" />
        <path d="M12 36h8M56 36h8" />
        <rect x="109" y="3" width="66" height="66" rx="10" />
        <path d="M120 16h24M120 56h32" />
      </g>
      <g stroke="var(--passage-accent)">
        <path d="M34 33h-2v13h12v-13h-2M38 40v-15M34 29l4-4 4 4" />
        <path d="M84 36h16M95 31l5 5-5 5" />
        <rect x="114" y="25" width="56" height="22" rx="6" fill="var(--passage-accent-wash)" stroke="none" />
        <rect x="120" y="29" width="14" height="14" rx="3" />
        <path d="M127 33v6M124 36h6M142 36h20" />
      </g>
    </svg>
  );
}
