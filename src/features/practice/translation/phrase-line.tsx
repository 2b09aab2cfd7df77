import type { Phrase } from '#domain/translation/phrases-of.ts';
import classes from './aligned-parts.module.css';

interface PhraseLineProps {
  lang: string;
  dir: 'ltr' | 'rtl';
  className?: string | undefined;
  phrases: readonly Phrase[];
  /** Number of the sentence, from 0. */
  sentence: number;
  /** The pair that is marked in this sentence. */
  marked: number | null;
}

/**
 * A sentence in one language. Its phrases can be told apart by what stands for them in the other one. A page translator has no business
 * with either.
 */
export function PhraseLine({ lang, dir, className, phrases, sentence, marked }: PhraseLineProps) {
  return (
    <p lang={lang} dir={dir} className={className} translate="no">
      {phrases.map(({ text, pair }, at) => {
        if (pair === null) return text;
        const words = text.trimEnd();
        const isMarked = pair === marked;
        return [
          <span
            key={at}
            className={classes['phrase']}
            data-sentence={sentence}
            data-pair={pair}
            data-marked={isMarked || undefined}
          >
            {words}
          </span>,
          text.slice(words.length),
        ];
      })}
    </p>
  );
}
