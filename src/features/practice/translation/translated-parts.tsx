import { useMemo, useRef } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TranslatedPart, Translation } from '#contract/items/translation.ts';
import { englishLanguageName, textIn } from '#domain/profile/languages.ts';
import { translatedParts } from '#domain/translation/place-sentences.ts';
import { HearText } from '#ui/voice/hear-text.tsx';
import { AlignedParts } from './aligned-parts.tsx';

interface TranslatedPartsProps {
  item: BankItem;
  /** `null`: all. */
  wanted: readonly TranslatedPart[] | null;
  translation: Translation;
  language: string;
  /** Level of the heading of each part. */
  headings: 'h3' | 'h4';
}

/** A question in two languages, to be read and to be heard. */
export function TranslatedParts({ item, wanted, translation, language, headings }: TranslatedPartsProps) {
  const shown = useRef<HTMLDivElement>(null);
  const parts = useMemo(
    () => translatedParts(item, translation.sentenceList, wanted),
    [item, wanted, translation],
  );
  const targets = parts.flatMap(({ sentences }) => sentences.flatMap(({ target }) => target ?? []));
  return (
    <>
      <HearText
        text={targets.join('\n\n')}
        name="the translation"
        shownIn={shown}
        language={{ tag: textIn(language).lang, name: englishLanguageName(language) }}
      />
      <div ref={shown}>
        <AlignedParts parts={parts} language={language} headings={headings} />
      </div>
    </>
  );
}
