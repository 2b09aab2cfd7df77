import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { syncStatus } from '#data/queries/sync-status.ts';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import { syncTone, syncWords } from '#features/practice/sync-words.ts';

/** Where an answer that was just handed in stands, as it changes: a word with a dot, announced. */
export function AnswerStanding({ practiceId, answerId }: { practiceId: number; answerId: string }) {
  const own = useLive(listOwnAnswers, { practiceId }, { drawsMuch: true });
  const { userId } = useDataContext();
  const sync = useLive(syncStatus, {}, { drawsMuch: true });
  const status = sync.status === 'ready' ? sync.data : null;
  const answer =
    own.status === 'ready' ? own.data.answers.find((each) => each.answerId === answerId) : undefined;
  // It is on the device before this is drawn: the first word is true while the row is read.
  const state = answer?.syncState ?? 'saved';
  return (
    <output>
      <SyncWord
        tone={syncTone(state)}
        word={syncWords(state, status, { hasAccount: userId !== localUserId })}
      />
    </output>
  );
}
