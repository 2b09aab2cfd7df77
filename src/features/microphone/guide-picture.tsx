import { lineDrawing } from '#ui/line-drawing.ts';
import classes from './microphone.module.css';

interface GuidePictureProps {
  /** Where the browser keeps the permission: at the start of the address bar, or in a menu above the window. */
  place: 'address' | 'menu';
}

/** A browser window: a ring round the place to press, and the switch that it leads to. */
export function GuidePicture({ place }: GuidePictureProps) {
  const at = place === 'address' ? { x: 44, y: 45 } : { x: 44, y: 14 };
  return (
    <svg className={classes.picture} viewBox="0 0 280 150" {...lineDrawing}>
      <g stroke="var(--passage-line-strong)">
        {place === 'menu' ? <path d="M18 14h4M38 14h12M62 14h16M90 14h16" /> : null}
        <rect x="12" y="28" width="256" height="112" rx="8" />
        <path d="M12 62h256" />
        <rect x="30" y="36" width="220" height="18" rx="9" />
        <path d="M62 45h92" />
      </g>
      <g stroke="var(--passage-accent)">
        {place === 'address' ? <path d="M40 42h8M40 48h8M42 42v0M46 48v0" /> : null}
        <circle cx={at.x} cy={at.y} r="13" />
        <path d={`M${at.x} ${at.y + 14}V84`} strokeDasharray="2 5" />
        <path d={`M${at.x - 5} 79l5 6 5-6`} />
      </g>
      <g stroke="var(--passage-ink)">
        <rect x="30" y="90" width="170" height="36" rx="8" fill="var(--passage-surface)" />
        <rect x="46" y="98" width="8" height="13" rx="4" />
        <path d="M42 106a8 8 0 0 0 16 0M50 114v5M70 108h58" />
      </g>
      <g stroke="var(--passage-accent)">
        <rect x="154" y="99" width="32" height="18" rx="9" />
        <circle cx="177" cy="108" r="5" fill="var(--passage-accent)" />
      </g>
    </svg>
  );
}
