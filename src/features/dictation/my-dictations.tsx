import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { deleteDictation } from '#data/commands/dictations.ts';
import { allShownWords } from '#ui/amounts.ts';
import { listDictations } from '#data/queries/own-rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { TimeAgo } from '#ui/practice/time-ago.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './dictation.module.css';

/** Dictations on a page, and how many more Load More brings (spec section 9). */
const step = 10;

/** The learner's own dictations, newest first. */
export function MyDictations({ onOpen }: { onOpen: (dictationId: string) => void }) {
  const context = useDataContext();
  const now = useNow(context.clock);
  const toast = useToast();
  const [limit, setLimit] = useState(step);
  const [deleting, setDeleting] = useState<string | null>(null);
  const list = useLive(listDictations, { limit }, { keepPrevious: true });
  if (list.status === 'failed') throw list.error;
  if (list.status === 'loading') return null;
  const { rows, total } = list.data;
  async function remove(dictationId: string) {
    setDeleting(null);
    const result = await deleteDictation(context, { dictationId });
    toast(result.kind === 'saved' ? 'Deleted answer' : notSavedWords(result.reason));
  }
  return (
    <section aria-labelledby="my-dictations">
      <h2 className={classes.heading} id="my-dictations">
        My answers
      </h2>
      {rows.length === 0 ? (
        <p className={classes.quiet}>No answers found</p>
      ) : (
        <ul className={classes.answers}>
          {rows.map(({ key, value }) => (
            <li key={key} className={classes.answer}>
              <span className={classes.points}>
                {value.score} of {value.words.length} right
              </span>
              <span className={classes.when}>
                <TimeAgo at={Date.parse(value.lastModifiedDate)} now={now} />
              </span>
              <Button variant="default" onClick={() => onOpen(key)}>
                View Score
              </Button>
              <ActionIcon color="gray" aria-label="Delete this answer" onClick={() => setDeleting(key)}>
                <IconTrash size={20} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {total > rows.length ? (
        <Button variant="default" onClick={() => setLimit((before) => before + step)}>
          Load More
        </Button>
      ) : null}
      {total > 0 && total <= rows.length ? <p className={classes.quiet}>{allShownWords(total)}</p> : null}
      <DeleteModal
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        onDelete={() => {
          if (deleting !== null) void remove(deleting);
        }}
      />
    </section>
  );
}
