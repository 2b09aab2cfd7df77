import classes from './sync-word.module.css';

/** `still`: the server has it; `waiting`: only this device has it; `moving`: on its way; `attention`: the learner should look. */
export type SyncTone = 'still' | 'waiting' | 'moving' | 'attention';

/** A small word with a dot. The word says it all; the dot only helps the eye. */
export function SyncWord({ tone, word }: { tone: SyncTone; word: string }) {
  return (
    <span className={classes.word} data-tone={tone}>
      <span className={classes.dot} aria-hidden="true" />
      {word}
    </span>
  );
}
