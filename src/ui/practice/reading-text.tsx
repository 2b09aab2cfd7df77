import { PassageWords } from '#ui/dictionary/words-scope.tsx';
import classes from './reading-text.module.css';

/** Plain text in paragraphs (an empty line between them), in the reading serif. Line breaks inside are kept. */
export function ReadingText({ text, id }: { text: string; id?: string }) {
  return (
    <PassageWords>
      <div className={classes['text']} id={id} lang="en" dir="ltr">
        {text.split(/\n{2,}/u).map((paragraph, index) => (
          // The text of one item never changes while it is shown, so the place is the identity.
          <p key={`${index}:${paragraph.slice(0, 12)}`}>{paragraph}</p>
        ))}
      </div>
    </PassageWords>
  );
}
