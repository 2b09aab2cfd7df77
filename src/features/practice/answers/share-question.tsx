import { Switch } from '@mantine/core';
import { useState } from 'react';
import { setProfile } from '#data/commands/set-profile.ts';
import { setShare } from '#data/commands/set-share.ts';
import { hasAnsweredOnce } from '#data/queries/has-answered.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { allSharedWords } from '#domain/answers/shared-words.ts';
import { useTellOutcome } from '#ui/not-saved.ts';
import classes from './answers.module.css';

/** Stands below the first answer only: whether it and new ones are shared. Until the learner says so they are not. */
export function ShareQuestion({ answerId }: { answerId: string }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const profile = useLive(findProfile, {});
  const isFirst = useLive(hasAnsweredOnce, {});
  /** Here and now: the switch stays, so that a slip can be taken back. */
  const [hasChosen, setHasChosen] = useState(false);
  if (profile.status !== 'ready' || isFirst.status !== 'ready' || !isFirst.data) return null;
  if (profile.data.shareAnswers !== null && !hasChosen) return null;
  const isSharing = profile.data.shareAnswers === true;
  const choose = async (shareAnswers: boolean) => {
    setHasChosen(true);
    await tell(setShare(context, { answerId, shared: shareAnswers }));
    await tell(setProfile(context, { shareAnswers }));
  };
  return (
    <Switch
      size="md"
      className={classes['ask'] ?? ''}
      label="Share this answer and new ones"
      description={
        isSharing
          ? `Other learners ${allSharedWords}. You can change this in Me.`
          : `Only you see them now. Other learners would ${allSharedWords}.`
      }
      checked={isSharing}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
