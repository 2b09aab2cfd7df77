import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import type { PteType } from '#contract/exam.ts';
import { findPractice, type PracticeView } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { languageName, textIn } from '#domain/profile/languages.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { translatedParts } from '#domain/translation/place-sentences.ts';
import type { TranslatePrint } from '#domain/translation/translate-print.ts';
import { Message } from '#ui/message.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { failureWords, notTranslated, partHeading } from './translation-words.ts';
import { useTranslation, useTranslationChoices } from './use-translation.ts';
import classes from './translate-print.module.css';

/** A text and its translation as they go on paper, sentence under sentence. The button and what surrounds the page stay on the screen. */
export function TranslatePrintScreen({ practiceId, language }: TranslatePrint) {
  const practice = useLive(findPractice, { practiceId });
  const profile = useLive(findProfile, {});
  for (const live of [practice, profile]) if (live.status === 'failed') throw live.error;
  if (practice.status !== 'ready' || profile.status !== 'ready') return <SkeletonBlock height="12rem" />;
  if (practice.data === null) {
    return (
      <Message as="h1" title="This question is not on this device">
        It arrives with a connection, and then it stands here.
      </Message>
    );
  }
  return <Sheet practice={practice.data} language={language} pteType={profile.data.pteType} />;
}

interface SheetProps {
  practice: PracticeView;
  language: string;
  pteType: PteType;
}

function Sheet({ practice: { item, row }, language, pteType }: SheetProps) {
  const choices = useTranslationChoices(item.id);
  const choice = choices?.find((each) => each.language === language);
  const { taskType, title } = row;
  const question = { taskType: item.taskType, practiceId: item.id };
  const { state } = useTranslation(question, { language, choice });
  const isComing = state.kind === 'looking' || state.kind === 'fetching';
  if (isComing || (state.kind === 'none' && choices === null)) return <SkeletonBlock height="12rem" />;
  if (state.kind !== 'here') {
    const { section, slug } = taskAddresses[taskType];
    return (
      <Message
        as="h1"
        title="No translation to print"
        action={
          <Link
            to="/dashboard/$section/$slug/$questionId"
            params={{ section, slug, questionId: String(item.id) }}
          >
            Open the question
          </Link>
        }
      >
        {state.kind === 'failed' ? (
          failureWords(state.reason)
        ) : (
          <>
            &ldquo;{title}&rdquo; is not translated into {languageName(language)}.
          </>
        )}
      </Message>
    );
  }
  const { translation } = state;
  const parts = translatedParts(item, translation.sentenceList, null);
  return (
    <article className={classes.sheet}>
      <title>{`${title} in ${languageName(language)} · Passage`}</title>
      <div className={classes.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <PrintButton />
      </div>
      <p className={classes.facts}>
        <span>{formatNumber(item.id)}</span>
        <span>{taskName(pteType, taskType)}</span>
        <span>{languageName(language)}</span>
        {translation.isMachine && <span>Machine translation</span>}
      </p>
      {parts.map((part, block) => (
        <section key={block} className={classes.part}>
          {parts.length > 1 && <h2>{partHeading(part)}</h2>}
          <ol className={classes.sentences}>
            {part.sentences.map(({ source, target }, at) => (
              <li key={at}>
                <p lang="en" dir="ltr" translate="no">
                  {source}
                </p>
                {target === null ? (
                  <p className={classes.target}>{notTranslated}</p>
                ) : (
                  <p {...textIn(language)} className={classes.target} translate="no">
                    {target}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
