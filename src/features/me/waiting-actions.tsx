import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useState } from 'react';
import { discardOp, retryOp, waysOut } from '#data/commands/waiting-ops.ts';
import { useDataContext } from '#data/use-data-context.ts';
import type { WaitingItem } from './list-waiting.ts';
import classes from './me.module.css';

/** What the learner can do about something that could not be sent. Nothing is given up without a question. */
export function WaitingActions({ item, name }: { item: WaitingItem; name: string }) {
  const context = useDataContext();
  const [isAsking, setIsAsking] = useState(false);
  const { opId, kind } = item;
  const { retry, discard } = waysOut(item.state);
  if (!retry && !discard) return null;
  const close = () => setIsAsking(false);
  return (
    <div className={classes.actions}>
      {retry && (
        <Button
          variant="default"
          aria-label={`Retry: ${name}`}
          onClick={() => void retryOp(context, { opId })}
        >
          Retry
        </Button>
      )}
      {discard && (
        <Button
          variant="subtle"
          color="red"
          aria-label={`Discard: ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Discard
        </Button>
      )}
      <Modal opened={isAsking} onClose={close} title="Discard" centered>
        <Stack>
          <Text>{discardWords[kind]}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Keep it
            </Button>
            <Button color="red" onClick={() => void discardOp(context, { opId })}>
              Discard
            </Button>
          </Group>
        </Stack>
      </Modal>
    </div>
  );
}

const discardWords = {
  'answer.submit':
    'This answer is only on this device. If you discard it, it is gone, with its recording. You can save what waits as a file first.',
  'answer.delete': 'The answer is not deleted then, and stays in your list.',
  'bookmark.set': 'The question keeps the bookmark that the server knows.',
  'profile.set': 'Your profile stays as the server knows it.',
} as const satisfies Record<WaitingItem['kind'], string>;
