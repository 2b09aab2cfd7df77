import { useEffect, useRef, useState } from 'react';
import type { KeptDictionary, LanguagePack } from '#platform/dictionary-client/dictionary-client.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { useDictionary, type DictionaryPorts } from '#ui/dictionary/dictionary-ports.ts';
import { KeptPack } from './kept-pack.tsx';
import classes from './me.module.css';

/** What of the dictionary is on this device, what it takes, and the languages that can go. */
export function DictionaryCard() {
  const ports = useDictionary();
  return ports && <Kept dictionary={ports.dictionary} />;
}

function Kept({ dictionary }: Pick<DictionaryPorts, 'dictionary'>) {
  const [kept, setKept] = useState<KeptDictionary | null>(null);
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await dictionary.listKept();
      if (!isGone) setKept(found);
    };
    void look();
    const unsubscribe = dictionary.subscribeKept(() => void look());
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [dictionary]);

  const remove = async ({ code, title, sizeBytes }: LanguagePack) => {
    await dictionary.removeLanguage(code);
    setKept(await dictionary.listKept());
    setSaid(
      `${title} is removed: ${sizeWords(sizeBytes)} are free again. Choose it under a word to download it again.`,
    );
    // The button that was pressed is gone.
    outcome.current?.focus();
  };
  if (kept === null) return <Filling />;
  return (
    <Card labelledBy="dictionary-heading">
      <h2 className={classes.heading} id="dictionary-heading">
        Dictionary
      </h2>
      <p className={classes.quiet}>
        {kept.english === null
          ? 'The English dictionary is not on this device yet. It is downloaded when you are online.'
          : `The English dictionary is on this device. It uses ${sizeWords(kept.english.sizeBytes)} here and works without a connection.`}
      </p>
      {kept.languages.length === 0 && (
        <p className={classes.quiet}>
          No words of other languages are on this device. You choose a language under a word in the
          dictionary.
        </p>
      )}
      {kept.languages.map((pack) => (
        <KeptPack key={pack.code} title={pack.title} onRemove={() => void remove(pack)}>
          Translations of {pack.headwords.toLocaleString('en')} words. They use {sizeWords(pack.sizeBytes)}{' '}
          here.
          {dictionary.getLanguage() === pack.code && ' You see them under each word.'}
        </KeptPack>
      ))}
      <output ref={outcome} tabIndex={-1} className={classes.quiet}>
        {said}
      </output>
    </Card>
  );
}
