import { lazy, Suspense, useState } from 'react';
import type { AnswerDraft } from '#features/practice/attempt/draft.ts';
import type { VersionChoices } from '#ui/other-versions.tsx';

// Hardly ever there is one: what shows it is no part of the question.
const OtherAnswers = lazy(async () => ({
  default: (await import('./other-answers.tsx')).OtherAnswers,
}));

/** The answers of other tabs, once there is one; it stays for the last one that is deleted, which can come back. */
export function Others(choices: VersionChoices<AnswerDraft>) {
  const [isThere, setIsThere] = useState(false);
  if (choices.others.length > 0 && !isThere) setIsThere(true);
  return (
    isThere && (
      <Suspense>
        <OtherAnswers {...choices} />
      </Suspense>
    )
  );
}
