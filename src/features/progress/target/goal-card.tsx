import { findTarget, findTargetDraft } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Filling } from '#ui/filling.tsx';
import { TargetCard } from './target-card.tsx';

/** The score target of this learner, with what is known of one that is not whole yet. */
export function GoalCard() {
  const target = useLive(findTarget, {});
  const draft = useLive(findTargetDraft, {});
  const profile = useLive(findProfile, {});
  for (const live of [target, draft, profile]) if (live.status === 'failed') throw live.error;
  if (target.status !== 'ready' || draft.status !== 'ready' || profile.status !== 'ready') return <Filling />;
  const { pteType, language } = profile.data;
  return <TargetCard target={target.data} draft={draft.data} pteType={pteType} language={language} />;
}
