import type { ItemAudio } from '#contract/items/item-fields.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './sound.module.css';
import { VoicePlayer } from './voice-player.tsx';

export interface HeardKeyProps {
  item: { readonly transcript: string; readonly audios: readonly ItemAudio[] };
  /** What the voices say, for a screen reader. */
  label: string;
}

/** What was said, to read, and its voices to listen to again. */
export function HeardKey({ item, label }: HeardKeyProps) {
  return (
    <section className={classes['key']}>
      <h3>Transcript</h3>
      <ReadingText text={item.transcript} />
      <VoicePlayer audios={item.audios} label={label} />
    </section>
  );
}
