import { useRef, useState, useSyncExternalStore } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { listKeptLanguages } from '#data/queries/translations.ts';
import { removeTranslations } from '#data/store/content/translation-store.ts';
import type { KeptLanguage } from '#data/store/meta.ts';
import { counted } from '#domain/numbers/counted.ts';
import { languageName } from '#domain/profile/languages.ts';
import { languageChoice } from '#platform/language-choice.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { KeptPack } from './kept-pack.tsx';
import classes from './me.module.css';

/** Questions in other languages that are on this device, what they take, and their way out. */
export function TranslationsCard() {
  const context = useDataContext();
  const kept = useLive(listKeptLanguages, {});
  const chosen = useSyncExternalStore(languageChoice.subscribe, languageChoice.read);
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);
  if (kept.status === 'failed') throw kept.error;
  if (kept.status === 'loading') return <Filling />;

  const remove = async (language: string, { sizeBytes }: KeptLanguage) => {
    await removeTranslations(context, language);
    if (languageChoice.read() === language) languageChoice.write(null);
    setSaid(
      `${languageName(language)} is removed: ${sizeWords(sizeBytes)} are free again. Choose it below a question to download it again.`,
    );
    // The button that was pressed is gone.
    outcome.current?.focus();
  };
  return (
    <Card labelledBy="translations-heading">
      <h2 className={classes.heading} id="translations-heading">
        Questions in other languages
      </h2>
      {kept.data.size === 0 && (
        <p className={classes.quiet}>
          None are on this device. You choose a language under Translation, in the menu of a question.
        </p>
      )}
      {[...kept.data].map(([language, pack]) => (
        <KeptPack key={language} title={languageName(language)} onRemove={() => void remove(language, pack)}>
          {counted(pack.practiceIds.length, 'question')}. They use {sizeWords(pack.sizeBytes)} here.
          {chosen === language && ' You see them below each question.'}
        </KeptPack>
      ))}
      <output ref={outcome} tabIndex={-1} className={classes.quiet}>
        {said}
      </output>
    </Card>
  );
}
