import { Button } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TranslatedPart } from '#contract/items/translation.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findProfile } from '#data/queries/profile.ts';
import type { TranslationChoice } from '#data/queries/translations.ts';
import { englishLanguageName, languageName } from '#domain/profile/languages.ts';
import { toTranslatePrint } from '#domain/translation/translate-print.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { sizeWords } from '#ui/amounts.ts';
import { SelectField } from '#ui/listing/select-field.tsx';
import { TranslatedParts } from './translated-parts.tsx';
import { failureWords } from './translation-words.ts';
import { useTranslation, useTranslationChoices } from './use-translation.ts';
import classes from './translation-view.module.css';

/** Somebody has asked for the translation, and is to be brought to it. */
export interface Arrival {
  readonly isWanted: boolean;
  readonly onArrive: () => void;
}

interface TranslationViewProps {
  item: BankItem;
  /** What of the question is shown; `null`: all of it. */
  parts: readonly TranslatedPart[] | null;
  arrival?: Arrival;
  /** Hides it; absent where it belongs to the answer. */
  onClose?: () => void;
}

/** The question in another language, where it has any: the one that was chosen last, or the learner's own. */
export function TranslationView(props: TranslationViewProps) {
  const choices = useTranslationChoices(props.item.id);
  return choices !== null && choices.length > 0 && <Known {...props} choices={choices} />;
}

function Known({
  item,
  parts,
  arrival,
  onClose,
  choices,
}: TranslationViewProps & { choices: readonly TranslationChoice[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOfAnswer = onClose === undefined;
  const Heading = isOfAnswer ? 'h3' : 'h2';
  useEffect(() => {
    if (arrival?.isWanted !== true) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    arrival.onArrive();
  }, [arrival]);

  const { languageChoice } = usePracticePorts();
  const chosen = useSyncExternalStore(languageChoice.subscribe, languageChoice.read);
  const profile = useLive(findProfile, {});
  const own = profile.status === 'ready' ? profile.data.language : null;
  const choiceOf = (language: string | null) => choices.find((choice) => choice.language === language);
  const choice = choiceOf(chosen) ?? choiceOf(own);
  const options = choices
    .map((each) => ({ value: each.language, label: optionWords(each) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <section aria-labelledby="translation-heading">
      <div className={classes.head}>
        <Heading ref={heading} id="translation-heading" tabIndex={-1} className={classes.heading}>
          Translation
        </Heading>
        {onClose && (
          <Button
            variant="subtle"
            px={8}
            mr={-8}
            onClick={onClose}
            aria-label="Hide the translation"
            data-off-paper
          >
            Hide
          </Button>
        )}
      </div>
      <div className={classes.controls} data-off-paper>
        <SelectField
          label="Language"
          options={choice ? options : [{ value: '', label: 'Choose a language' }, ...options]}
          value={choice?.language ?? ''}
          onChange={(language) => {
            if (language !== '') languageChoice.write(language);
          }}
        />
        {choice?.isHere === true && (
          <Link
            to="/translate-print"
            search={toTranslatePrint(item, choice.language)}
            target="_blank"
            className={classes.print}
          >
            <IconPrinter size={20} aria-hidden="true" />
            Print this translation
          </Link>
        )}
      </div>
      {chosen !== null && choiceOf(chosen) === undefined && (
        <p className={classes.note}>This question is not translated into {languageName(chosen)}.</p>
      )}
      {choice ? (
        <InLanguage
          key={choice.language}
          item={item}
          parts={parts}
          choice={choice}
          partHeadings={isOfAnswer ? 'h4' : 'h3'}
        />
      ) : (
        <p className={classes.note}>You choose it once, for questions and for the words of the dictionary.</p>
      )}
    </section>
  );
}

function optionWords({ language, isHere, isMachine, wireBytes }: TranslationChoice): string {
  const name = languageName(language);
  if (isMachine) return `${name}, by machine`;
  return isHere || wireBytes === null ? name : `${name}, ${sizeWords(wireBytes)}`;
}

interface InLanguageProps extends Pick<TranslationViewProps, 'item' | 'parts'> {
  choice: TranslationChoice;
  partHeadings: 'h3' | 'h4';
}

function InLanguage({ item, parts, choice, partHeadings }: InLanguageProps) {
  const { language } = choice;
  const question = { taskType: item.taskType, practiceId: item.id };
  const { state, ask } = useTranslation(question, { language, choice });
  switch (state.kind) {
    case 'looking':
    case 'none':
      return null;
    case 'fetching':
      return <output className={classes.note}>{waitingWords(choice)}</output>;
    case 'to-ask':
      return (
        <>
          <p className={classes.note}>
            A machine translates this question when you ask for it. It can be wrong.
          </p>
          <Button variant="default" onClick={ask}>
            Translate into {englishLanguageName(language)}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={classes.note} role="alert">
            {failureWords(state.reason)}
          </p>
          {state.reason === 'signed-out' ? (
            <Link to="/me" className={classes.print}>
              Sign in
            </Link>
          ) : (
            <Button variant="default" onClick={ask}>
              Try again
            </Button>
          )}
        </>
      );
    case 'here':
      return (
        <>
          {state.translation.isMachine && (
            <p className={classes.note}>Machine translation: it can be wrong.</p>
          )}
          <TranslatedParts
            item={item}
            wanted={parts}
            translation={state.translation}
            language={language}
            headings={partHeadings}
          />
        </>
      );
  }
}

const waitingWords = ({ language, isMachine, wireBytes }: TranslationChoice): string =>
  isMachine || wireBytes === null
    ? 'A machine is translating it'
    : `Downloading ${languageName(language)}, ${sizeWords(wireBytes)}`;
