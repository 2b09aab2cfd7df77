import { Button } from '@mantine/core';
import type { TaskType } from '#contract/task-type.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { setShare } from '#data/commands/set-share.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { allSharedWords, sharedWords } from '#domain/answers/shared-words.ts';
import { useTellOutcome } from '#ui/not-saved.ts';
import classes from './answers.module.css';

/** Asked once, at the first answer: whether new answers are shared. Until it is answered they are not. */
export function ShareQuestion({ answerId, taskType }: { answerId: string; taskType: TaskType }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const profile = useLive(findProfile, {});
  if (profile.status !== 'ready' || profile.data.shareAnswers !== null) return null;
  const choose = async (shareAnswers: boolean) => {
    if (shareAnswers) await tell(setShare(context, { answerId, shared: true }));
    await tell(setProfile(context, { shareAnswers }));
  };
  return (
    <section className={classes['ask']} aria-label="Share your answers">
      <p>
        <b>Only you can see your answers.</b> If you share this one, other learners {sharedWords(taskType)}.
        If you share new ones too, they {allSharedWords}. You can change this for each answer, and for new
        ones in Me.
      </p>
      <div className={classes['linkDeeds']}>
        <Button variant="default" onClick={() => void choose(false)}>
          Keep them private
        </Button>
        <Button variant="default" onClick={() => void choose(true)}>
          Share this and new ones
        </Button>
      </div>
    </section>
  );
}
