import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { languageName, textIn } from '#domain/profile/languages.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { TranslatePrint } from '#domain/translation/translate-print.ts';
import { Message } from '#ui/message.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
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
  const { item, row } = practice.data;
  const { taskType, title } = row;
  const translation = item.translations?.[language];
  if (translation === undefined) {
    const { section, slug } = taskAddresses[taskType];
    return (
      <Message
        as="h1"
        title="No translation to print"
        action={
          <Link
            to="/dashboard/$section/$slug/$questionId"
            params={{ section, slug, questionId: String(practiceId) }}
          >
            Open the question
          </Link>
        }
      >
        &ldquo;{title}&rdquo; is not translated into {languageName(language)}.
      </Message>
    );
  }
  return (
    <article className={classes.sheet}>
      <title>{`${title} in ${languageName(language)} · Passage`}</title>
      <div className={classes.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <PrintButton />
      </div>
      <p className={classes.facts}>
        <span>{formatNumber(practiceId)}</span>
        <span>{taskName(profile.data.pteType, taskType)}</span>
        <span>{languageName(language)}</span>
      </p>
      <ol className={classes.sentences}>
        {translation.sentenceList.map(({ source, target }, at) => (
          <li key={at}>
            <p lang="en" dir="ltr">
              {source}
            </p>
            <p {...textIn(language)} className={classes.target}>
              {target}
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}
