import { levelRatio, voiceDbfs, voiceMark } from '#domain/signal/level-ratio.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './microphone.module.css';

interface LevelMeterProps {
  /** Level of the last 300 ms; `null` while nothing is heard. */
  rmsDbfs: number | null;
  /** Whose level it is, for a screen reader. */
  label: string;
}

/** How loud a microphone hears now, with the mark from which on a voice is loud enough. */
export function LevelMeter({ rmsDbfs, label }: LevelMeterProps) {
  const ratio = rmsDbfs === null ? 0 : levelRatio(rmsDbfs);
  const isLoudEnough = rmsDbfs !== null && rmsDbfs >= voiceDbfs;
  return (
    <span className={classes.meter} data-loud={isLoudEnough || undefined}>
      <meter
        className={hidden.hidden}
        aria-label={label}
        min={0}
        max={100}
        value={Math.round(10 * ratio) * 10}
        aria-valuetext={isLoudEnough ? 'Loud enough' : 'Quiet'}
      />
      <span className={classes.level} style={{ inlineSize: `${100 * ratio}%` }} />
      <span className={classes.mark} style={{ insetInlineStart: `${100 * voiceMark}%` }} />
    </span>
  );
}
