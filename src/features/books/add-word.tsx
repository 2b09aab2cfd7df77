import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import { addWord } from '#data/commands/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useToast } from '#ui/toasts.tsx';
import { bookWords } from './book-names.ts';
import classes from './books.module.css';
import { wordFault } from '#domain/books/word-fault.ts';

/** One word more for a book, typed. */
export function AddWord({ book }: { book: BookName }) {
  const context = useDataContext();
  const toast = useToast();
  const id = useId();
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = wordFault(word);
    if (fault !== null) {
      setProblem(fault);
      return;
    }
    const result = await addWord(context, { book, word });
    if (result.kind === 'saved') {
      setWord('');
      setProblem(null);
      toast('Word added successfully');
      return;
    }
    setProblem(result.reason === 'duplicate' ? 'Word already exists' : 'Something went wrong');
  }

  return (
    <form className={classes.add} onSubmit={(event) => void add(event)}>
      <TextInput
        id={id}
        className={classes.addField}
        aria-label={`Add a word to your ${bookWords[book]}`}
        placeholder="Add a word"
        value={word}
        error={problem}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => {
          setWord(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />}>
        Add
      </Button>
    </form>
  );
}
