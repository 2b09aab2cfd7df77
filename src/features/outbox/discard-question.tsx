import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import type { MutationKind } from '#contract/mutations.ts';
import type { OutboxItem } from './list-outbox.ts';

const onlyHere = 'It is only on this device. If you discard it, it is gone.';
const asServer = 'It stays as it is on the server.';

/** What giving an op up means, by kind. */
const consequences = {
  'answer.submit': 'This answer is only on this device. If you discard it, it is gone, with its recording.',
  'answer.score': 'Your other devices do not see this score then. The answer stays.',
  'answer.delete': 'Then the answer is not deleted. It is in your list again.',
  'bookmark.set': 'The question keeps the bookmark that is on the server.',
  'profile.set': 'Your profile stays as it is on the server.',
  'dictation.submit': onlyHere,
  'dictation.delete': 'Then the dictation is not deleted. It is in your list again.',
  'bookWord.set': 'Your book stays as it is on the server.',
  'wordBookmark.set': asServer,
  'wordNote.set': 'Your words are deleted. The note stays as it is on the server.',
  'note.set': 'Your words are deleted. The note stays as it is on the server.',
  'comment.create': `${onlyHere} Replies to it that wait here go with it.`,
  'reply.create': onlyHere,
  'comment.delete': 'Then the comment is not deleted.',
  'like.set': asServer,
  'share.set': asServer,
  'evaluation.set': 'What you think of this score is deleted here. It stays as it is on the server.',
  'report.create': onlyHere,
  'examMemory.create': onlyHere,
  'target.set': asServer,
  'level.set': asServer,
  'review.add': 'The review counts as not done then, and its card comes back sooner.',
  'review.delete': 'Then the review is not undone.',
  'scoreReport.set': asServer,
  'session.set': 'Your other devices do not see this session then. Its answers stay.',
} as const satisfies Record<MutationKind, string>;

/** A kind that only a newer version of the app knows has no words of its own. */
const consequenceOf = (kind: MutationKind): string =>
  Object.hasOwn(consequences, kind) ? consequences[kind] : onlyHere;

interface DiscardQuestionProps {
  /** `null`: nothing is asked. */
  item: Pick<OutboxItem, 'kind' | 'text' | 'recording'> | null;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before something is given up. */
export function DiscardQuestion({ item, onClose, onDiscard }: DiscardQuestionProps) {
  return (
    <Modal opened={item !== null} onClose={onClose} title="Discard" centered>
      {item ? (
        <Stack>
          <Text>
            {consequenceOf(item.kind)}
            {item.text !== null || item.recording !== null ? ' You can copy or download it first.' : ''}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              Keep it
            </Button>
            <Button color="red" onClick={onDiscard}>
              Discard
            </Button>
          </Group>
        </Stack>
      ) : null}
    </Modal>
  );
}
