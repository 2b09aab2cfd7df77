import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { languageName } from '#domain/profile/languages.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { toTranslatePrint } from '#domain/translation/translate-print.ts';
import { SelectField } from '#ui/listing/select-field.tsx';
import { AlignedSentences } from './aligned-sentences.tsx';
import classes from './translation-view.module.css';

/** The text in another language, sentence under sentence, where it has any. The learner's own language comes first if it is there. */
export function TranslationView({ item }: { item: BankItem }) {
  const { translations = {} } = item;
  const profile = useLive(findProfile, {});
  const [chosen, setChosen] = useState('');
  const languages = Object.keys(translations)
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const own = profile.status === 'ready' ? profile.data.language : '';
  const language = chosen || (own in translations ? own : (languages[0]?.value ?? ''));
  const translation = translations[language];
  if (translation === undefined) return null;
  return (
    <section aria-labelledby="translation-heading">
      <h3 id="translation-heading" tabIndex={-1} className={classes.heading}>
        Translation
      </h3>
      <SelectField label="Language" options={languages} value={language} onChange={setChosen} />
      <Link
        to="/translate-print"
        search={toTranslatePrint(item, language)}
        target="_blank"
        className={classes.print}
      >
        <IconPrinter size={20} aria-hidden="true" />
        Print this translation
      </Link>
      <AlignedSentences key={language} sentences={translation.sentenceList} language={language} />
    </section>
  );
}
