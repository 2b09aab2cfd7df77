import { Button, Switch } from '@mantine/core';
import { IconCopy, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { sharedWords } from '#domain/answers/shared-words.ts';
import { sharePath } from '#domain/answers/share-path.ts';
import { setShare } from '#data/commands/set-share.ts';
import type { AnswerSyncState } from '#domain/outbox/standing-of-op.ts';
import { findShare } from '#data/queries/own-rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { copyText } from '#platform/clipboard.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './answers.module.css';

interface ShareAnswerProps {
  answerId: string;
  taskType: TaskType;
  /** Where the answer itself is on its way to the server. */
  syncState: AnswerSyncState;
}

/** Lets others see an own answer, with the link to it, or takes it back. */
export function ShareAnswer({ answerId, taskType, syncState }: ShareAnswerProps) {
  const context = useDataContext();
  const say = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const live = useLive(findShare, { answerId });
  const share = live.status === 'ready' ? live.data : null;
  const isShared = share !== null;
  const path = sharePath(taskType, answerId);
  const set = async (shared: boolean) => {
    const result = await setShare(context, { answerId, shared });
    if (result.kind === 'not-saved') say(notSavedWords(result.reason));
  };
  return (
    <>
      <Button
        variant="subtle"
        px={12}
        leftSection={<IconShare size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {isShared ? 'Shared' : 'Share'}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Share Scores">
        <div className={classes['share']}>
          <Switch
            size="md"
            label="Other learners can see this answer"
            description={`They ${sharedWords(taskType)}. You can take it back at any time.`}
            checked={isShared}
            onChange={(event) => void set(event.currentTarget.checked)}
          />
          {isShared && path !== null && (
            <ShareLink path={path} isThere={syncState === 'synced' && share.syncState === 'synced'} />
          )}
        </div>
      </Modal>
    </>
  );
}

/** The link, to be copied or handed to another app. Who opens it needs no account. */
function ShareLink({ path, isThere }: { path: string; isThere: boolean }) {
  const say = useToast();
  const link = `${location.origin}${path}`;
  const copy = async () => say((await copyText(link)) ? 'Link copied' : 'Link not found');
  const hand = async () => {
    try {
      await navigator.share({ url: link, title: 'My answer on Passage' });
    } catch {
      // The learner closed the sheet: nothing to say.
    }
  };
  return (
    <>
      <p className={classes['link']} dir="ltr">
        {link}
      </p>
      <div className={classes['linkDeeds']}>
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          Copy link
        </Button>
        {'share' in navigator && (
          <Button variant="default" onClick={() => void hand()}>
            Send with an app
          </Button>
        )}
      </div>
      <output className={classes['linkNote']}>
        {isThere
          ? 'Anybody with the link can open it, without an account.'
          : 'The link works once this answer is on the server.'}
      </output>
    </>
  );
}
