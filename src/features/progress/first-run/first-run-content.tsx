import { findLevel, findTarget, findTargetDraft } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { findFirstQuestion } from './first-question.ts';
import { FirstQuestions } from './first-questions.tsx';

/** The first questions, once it is known what was told before. */
export function FirstRunContent() {
  const profile = useLive(findProfile, {});
  const target = useLive(findTarget, {});
  const draft = useLive(findTargetDraft, {});
  const level = useLive(findLevel, {});
  const first = useLive(findFirstQuestion, {});
  for (const live of [profile, target, draft, level, first]) if (live.status === 'failed') throw live.error;
  if (
    profile.status !== 'ready' ||
    target.status !== 'ready' ||
    draft.status !== 'ready' ||
    level.status !== 'ready' ||
    first.status !== 'ready'
  )
    return null;
  return (
    <FirstQuestions
      told={{
        pteType: profile.data.pteType,
        scores: target.data ?? draft.data?.scores ?? null,
        examDate: target.data?.examDate ?? draft.data?.examDate ?? null,
        level: level.data,
      }}
      first={first.data}
      language={target.data?.language ?? profile.data.language}
    />
  );
}
