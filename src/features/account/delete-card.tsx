import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deletionWords } from '#contract/entities/profile.ts';
import { Card } from '#ui/card.tsx';
import { useAccountPorts } from './account-ports.ts';
import type { DeletedAccount } from './deleted-account.tsx';
import { useTakeOff } from './use-take-off.ts';
import classes from './account.module.css';

const failures = {
  'no-connection':
    'The server did not answer, so nothing is removed here. Try again with a connection: it is then seen whether the account is deleted already.',
  'signed-out': 'Sign in first, so that the server knows whose account it is. Nothing was deleted.',
} as const;

/** Ends the account: on the server first, then on this device. The learner writes the words that say so. */
export function DeleteCard({ onDeleted }: { onDeleted: (deleted: DeletedAccount) => void }) {
  const { endAccount } = useAccountPorts();
  const takeOff = useTakeOff();
  const [words, setWords] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async () => {
    setIsWorking(true);
    setProblem('');
    const result = await endAccount();
    if (result.kind !== 'deleted') {
      setProblem(failures[result.kind]);
      setIsWorking(false);
      return;
    }
    const server = result.deleted ?? 'before';
    const { left } = await takeOff({
      path: '/me/data',
      farewell: (rows) => ({ kind: 'deleted', server, left: rows }),
    });
    onDeleted({ server, left });
  };
  return (
    <Card labelledBy="delete-heading">
      <h2 className={classes['heading']} id="delete-heading">
        Delete the account
      </h2>
      <p className={classes['quiet']}>
        Everything is deleted, on the server and on this device: answers, recordings, notes, words, comments
        with their replies, shared links and your profile. On your other devices it is deleted when they next
        connect. You cannot undo this. Save a copy first if you want to keep something.
      </p>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <TextInput
          label={`Write “${deletionWords}” to confirm`}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button
          type="submit"
          color="red"
          disabled={words.trim().toLowerCase() !== deletionWords}
          loading={isWorking}
        >
          Delete everything
        </Button>
      </form>
      <output className={classes['problem']}>{problem}</output>
    </Card>
  );
}
