import type { ItemAudio } from '#contract/items/item-fields.ts';
import classes from './heard-text.module.css';
import { SpokenTranscript } from './spoken-transcript.tsx';

export interface HearAgainProps {
  /** What was said, word for word. */
  text: string;
  audios: readonly ItemAudio[];
  /** What plays, for a screen reader. */
  label?: string;
}

/** What was said, under its heading, to read and to listen to again. */
export function HearAgain({ text, audios, label = 'The recording' }: HearAgainProps) {
  return (
    <section className={classes['again']}>
      <h3>Transcript</h3>
      <SpokenTranscript text={text} audios={audios} label={label} />
    </section>
  );
}
