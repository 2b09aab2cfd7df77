import classes from './dictionary-popup.module.css';

/** Words with commas between, each of which opens its own entry. */
export function WordLinks({
  words,
  onWord,
}: {
  words: readonly { readonly word: string }[];
  onWord: (word: string) => void;
}) {
  return (
    <span lang="en" dir="ltr">
      {words.map(({ word }, at) => (
        <span key={word}>
          {at > 0 && ', '}
          <button type="button" className={classes['link']} onClick={() => onWord(word)}>
            {word}
          </button>
        </span>
      ))}
    </span>
  );
}
