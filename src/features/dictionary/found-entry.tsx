import { IconArrowLeft } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LookUpOutcome } from '#platform/dictionary-client/dictionary-client.ts';
import { SayButton } from '#ui/say/say-button.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './dictionary-popup.module.css';
import { MeaningView } from './meaning-view.tsx';
import { partNames } from './part-names.ts';
import { Sounds } from './sounds.tsx';
import { Translations } from './translations.tsx';
import { WordLinks } from './word-links.tsx';
import type { PopupWord } from './use-popup-word.ts';

interface FoundEntryProps {
  found: Extract<LookUpOutcome, { kind: 'found' }>;
  /** The word as it stood in the text. */
  asked: string;
  shown: PopupWord;
  /** The learner chose another language. */
  onLanguage: () => void;
}

/** An entry of the dictionary. */
export function FoundEntry({ found: { entry, language }, asked, shown, onLanguage }: FoundEntryProps) {
  const [part, setPart] = useState(0);
  const meaning = entry.meanings[part] ?? entry.meanings[0];
  return (
    <div className={classes['stack']}>
      {shown.back && (
        <Button
          variant="subtle"
          mih={44}
          px={8}
          className={classes['back']}
          leftSection={<IconArrowLeft size={18} className={classes['turned']} aria-hidden="true" />}
          onClick={shown.back}
        >
          Back
        </Button>
      )}
      <div className={classes['head']}>
        <h2 className={classes['word']} lang="en" dir="ltr">
          {entry.word}
        </h2>
        <CopyButton text={entry.word} label="Copy the word" />
        {entry.level !== null && (
          <span className={classes['level']} title="An estimate from how common the word is">
            Level {entry.level}
          </span>
        )}
      </div>
      {asked.toLowerCase() !== entry.word.toLowerCase() && (
        <p className={classes['quiet']}>
          You tapped <b lang="en">{asked}</b>
        </p>
      )}
      {entry.formOf.length > 0 && (
        <p className={classes['quiet']}>
          Also a form of <WordLinks words={entry.formOf} onWord={shown.lookUp} />
        </p>
      )}
      <Sounds entry={entry} />
      {!entry.word.includes(' ') && (
        <div>
          <SayButton word={entry.word} variant="default" />
        </div>
      )}
      <Translations
        translations={entry.translations}
        isMissing={language === 'missing'}
        onLanguage={onLanguage}
      />
      <div className={classes['parts']} role="tablist" aria-label="Parts of speech">
        {entry.meanings.map(({ partOfSpeech }, at) => (
          <button
            key={partOfSpeech}
            type="button"
            role="tab"
            className={classes['part']}
            aria-selected={at === part}
            onClick={() => setPart(at)}
          >
            {partNames[partOfSpeech].short} {partNames[partOfSpeech].name}
          </button>
        ))}
      </div>
      {meaning && (
        <MeaningView key={meaning.partOfSpeech} entry={entry} meaning={meaning} onWord={shown.lookUp} />
      )}
    </div>
  );
}
