import { ResultPart } from '#ui/practice/result-part.tsx';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import classes from './heard-text.module.css';
import { SpokenTranscript } from './spoken-transcript.tsx';

export interface HearAgainProps {
  /** What was said, word for word. */
  text: string;
  audios: readonly ItemAudio[];
  /** What plays, for a screen reader. */
  label?: string;
  title?: string;
  /** Who says each paragraph, where several people speak. */
  names?: readonly string[];
  /** Below the evidence of a score: on a phone it opens with a tap. */
  isPart?: boolean;
}

/** What was said, under its heading, to read and to listen to again. */
export function HearAgain({
  text,
  audios,
  label = 'The recording',
  title = 'Transcript',
  names,
  isPart = false,
}: HearAgainProps) {
  const transcript = (
    <SpokenTranscript text={text} audios={audios} label={label} {...(names ? { names } : {})} />
  );
  if (isPart) return <ResultPart title={title}>{transcript}</ResultPart>;
  return (
    <section className={classes['again']}>
      <h3>{title}</h3>
      {transcript}
    </section>
  );
}
