import type { ReactNode } from 'react';
import type { DictionaryWord, Meaning } from '#contract/entities/word.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './dictionary-popup.module.css';
import { ExampleTable } from './example-table.tsx';
import { WordLinks } from './word-links.tsx';

interface MeaningViewProps {
  entry: DictionaryWord;
  meaning: Meaning;
  onWord: (word: string) => void;
}

/** The numbered list that the copy button takes (spec section 2). */
const numbered = (definitions: readonly string[]): string =>
  definitions.map((definition, at) => `${at + 1}. ${definition}`).join('\n');

/** What a word means in one part of speech. A section stands only where it has entries. */
export function MeaningView({ entry, meaning, onWord }: MeaningViewProps) {
  const { definitions, examples, synonyms, antonyms, collocations, idioms } = meaning;
  return (
    <div className={classes['stack']} role="tabpanel">
      <section className={classes['definitions']}>
        <div className={classes['head']}>
          <h3>Definitions</h3>
          <span className={classes['onHover']}>
            <CopyButton text={numbered(definitions)} label="Copy the definitions" />
          </span>
        </div>
        <ol lang="en" dir="ltr">
          {definitions.map((definition) => (
            <li key={definition}>{definition}</li>
          ))}
        </ol>
      </section>
      {examples.length > 0 && (
        <section>
          <h3>Examples</h3>
          <ul lang="en" dir="ltr" className={classes['examples']}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </section>
      )}
      {entry.image !== null && <img src={entry.image} alt="" className={classes['image']} />}
      <Folded title="Family words" count={entry.familyWords.length}>
        <WordLinks words={entry.familyWords} onWord={onWord} />
      </Folded>
      <Folded title="Synonyms" count={synonyms.length}>
        <ExampleTable heading="Word" rows={synonyms.map(({ word, example }) => ({ text: word, example }))} />
      </Folded>
      <Folded title="Antonyms" count={antonyms.length}>
        <ExampleTable heading="Word" rows={antonyms.map(({ word, example }) => ({ text: word, example }))} />
      </Folded>
      <Folded title="Collocations" count={collocations.length}>
        <ExampleTable
          heading="Phrase"
          rows={collocations.map(({ phrase, example }) => ({ text: phrase, example }))}
        />
      </Folded>
      <Folded title="Idioms" count={idioms.length}>
        <ExampleTable
          heading="Phrase"
          rows={idioms.map(({ phrase, example }) => ({ text: phrase, example }))}
        />
      </Folded>
    </div>
  );
}

function Folded({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={classes['folded']}>
      <summary>
        {title} <span className={classes['quiet']}>{count}</span>
      </summary>
      {children}
    </details>
  );
}
