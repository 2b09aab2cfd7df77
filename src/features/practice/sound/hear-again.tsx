import type { ItemAudio } from '#contract/items/item-fields.ts';
import classes from './heard-text.module.css';
import { SpokenTranscript } from './spoken-transcript.tsx';

/** What was said, under its heading, to listen to again. */
export function HearAgain({ text, audios }: { text: string; audios: readonly ItemAudio[] }) {
  return (
    <section className={classes['again']}>
      <h3>What was said</h3>
      <SpokenTranscript text={text} audios={audios} label="The recording" />
    </section>
  );
}
