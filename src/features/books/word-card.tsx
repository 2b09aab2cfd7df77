import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { BookWordDto } from '#contract/entities/book-word.ts';
import { removeWord, setWordBookmark } from '#data/commands/words.ts';
import type { WriteRefusal } from '#data/commands/write-kind.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useUndoable } from '#data/hooks/use-undoable.ts';
import { agoWords } from '#ui/amounts.ts';
import { useDictionary, type SavedPlace } from '#ui/dictionary/dictionary-ports.ts';
import { BookmarkMenu } from '#ui/practice/bookmark-menu.tsx';
import { SayButton } from '#ui/say/say-button.tsx';
import { useNow } from '#ui/use-now.ts';
import { HearWord } from '#ui/voice/hear-word.tsx';
import { useToast } from '#ui/toasts.tsx';
import classes from './books.module.css';
import { WordNote } from './word-note.tsx';

interface WordCardProps {
  word: BookWordDto;
  place: SavedPlace;
  /** Set when the word was deleted elsewhere: in the popup. */
  isAskedToGo: boolean;
  /** It goes or stays. */
  onDecided: () => void;
}

/** One word of a book with what the learner can do with it. */
export function WordCard({ word: row, place, isAskedToGo, onDecided }: WordCardProps) {
  const dictionary = useDictionary();
  const context = useDataContext();
  const now = useNow(context.clock);
  const toast = useToast();
  const [isNoteOpen, note] = useDisclosure(false);
  const { book, word, bookmark, practiceCount, createdDate } = row;
  const removal = useUndoable(async () => {
    onDecided();
    const result = await removeWord(context, { book, word });
    toast(result.kind === 'saved' ? 'Word deleted successfully' : deleteProblem(result.reason));
  });
  const { isGoing, start } = removal;
  useEffect(() => {
    if (isAskedToGo) start();
  }, [isAskedToGo, start]);

  async function mark(type: Parameters<Parameters<typeof BookmarkMenu>[0]['onMark']>[0]) {
    const wanted = type === 'UNMARK' ? null : type;
    const result = await setWordBookmark(context, { book, word, bookmark: wanted });
    toast(result.kind === 'saved' ? 'Bookmark updated successfully' : 'Something went wrong');
  }

  const undo = () => {
    removal.undo();
    onDecided();
  };
  if (isGoing) return <RemovedCard word={word} onUndo={undo} />;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3 className={classes.word} lang="en" dir="ltr">
          {dictionary === null ? (
            word
          ) : (
            <button
              type="button"
              className={classes.open}
              onClick={() => dictionary.openWord({ word, practiceType: row.practiceType, saved: place })}
            >
              {word}
            </button>
          )}
        </h3>
        <ActionIcon color="gray" aria-label={`Delete ${word}`} onClick={removal.start}>
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.facts}>
        Added {agoWords(Date.parse(createdDate), now)}
        {practiceCount === 0 ? '' : ` · practised ${practiceCount === 1 ? 'once' : `${practiceCount} times`}`}
      </p>
      {row.note === null ? null : (
        <p className={classes.notePreview} dir="auto">
          {row.note}
        </p>
      )}
      <div className={classes.cardActions}>
        <HearWord word={word} />
        {book === 'pronunciationBook' && <SayButton word={word} />}
        <BookmarkMenu value={bookmark ?? 'UNMARK'} onMark={(type) => void mark(type)} />
        <Button
          variant="subtle"
          px={10}
          leftSection={<IconNote size={20} aria-hidden="true" />}
          aria-label={`Note on ${word}`}
          onClick={note.open}
        >
          Note
        </Button>
      </div>
      <WordNote word={row} opened={isNoteOpen} onClose={note.close} />
    </li>
  );
}

const deleteProblem = (reason: WriteRefusal): string =>
  reason === 'missing' ? 'No word ID found' : 'Something went wrong';

/** In the place of a card, as long as it can come back. */
function RemovedCard({ word, onUndo }: { word: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to the way back, once.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.card} data-gone>
      <output>
        Deleted:{' '}
        <span lang="en" dir="ltr">
          {word}
        </span>
      </output>
      <Button ref={undo} variant="default" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
