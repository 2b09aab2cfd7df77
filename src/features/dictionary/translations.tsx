import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LanguagePack } from '#platform/dictionary-client/dictionary-client.ts';
import { textIn } from '#domain/profile/languages.ts';
import { useDictionary, type DictionaryPorts } from '#ui/dictionary/dictionary-ports.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './dictionary-popup.module.css';
import { joinTranslations } from './translation-text.ts';

const inMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

const optionText = ({ title, ownTitle, wireBytes, headwords }: LanguagePack): string =>
  `${title} · ${ownTitle} (${inMegabytes(wireBytes)}, ${headwords.toLocaleString('en')} words)`;

interface TranslationsProps {
  translations: readonly string[];
  /** The file of the chosen language is not on this device. */
  isMissing: boolean;
  onLanguage: () => void;
}

/** Translations into the learner's language, and which language that is. Only a chosen one is downloaded. */
export function Translations(props: TranslationsProps) {
  const ports = useDictionary();
  return ports && <KnownTranslations {...props} dictionary={ports.dictionary} />;
}

function KnownTranslations({
  translations,
  isMissing,
  onLanguage,
  dictionary,
}: TranslationsProps & Pick<DictionaryPorts, 'dictionary'>) {
  const [status, setStatus] = useState<'at-rest' | 'fetching' | 'failed'>('at-rest');
  const code = dictionary.getLanguage();
  const choose = async (wanted: string) => {
    setStatus('fetching');
    const isThere = await dictionary.chooseLanguage(wanted === '' ? null : wanted);
    setStatus(isThere ? 'at-rest' : 'failed');
    if (isThere) onLanguage();
  };
  const text = joinTranslations(translations);
  return (
    <section aria-label="Translations" className={classes['translations']}>
      {text !== '' && code !== null && (
        <div className={classes['translated']}>
          <p {...textIn(code)}>{text}</p>
          <CopyButton text={text} label="Copy the translations" />
        </div>
      )}
      <label className={classes['language']}>
        <span className={classes['quiet']}>{code === null ? 'Translate into' : 'Language'}</span>
        <select
          value={code ?? ''}
          disabled={status === 'fetching'}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          <option value="">No translation</option>
          {dictionary.languages.map((pack) => (
            <option key={pack.code} value={pack.code}>
              {optionText(pack)}
            </option>
          ))}
        </select>
      </label>
      <output className={classes['quiet']}>
        {status === 'fetching' && 'Downloading the language'}
        {status === 'failed' && 'The language could not be fetched. Try again with a connection.'}
        {status === 'at-rest' &&
          code !== null &&
          text === '' &&
          (isMissing
            ? 'The words of this language are not on this device.'
            : 'This word has no translation in that list.')}
      </output>
      {isMissing && code !== null && status !== 'fetching' && (
        <div>
          <Button variant="default" onClick={() => void choose(code)}>
            Download them
          </Button>
        </div>
      )}
    </section>
  );
}
