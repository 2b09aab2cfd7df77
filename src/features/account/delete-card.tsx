import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deletionWords } from '#contract/entities/profile.ts';
import { forgetLearner } from '#data/commands/forget-learner.ts';
import { localUserId } from '#data/rows.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { Card } from '#ui/card.tsx';
import { useAccountPorts } from './account-ports.ts';
import type { DeletedAccount } from './deleted-account.tsx';
import classes from './account.module.css';

const failures = {
  'no-connection': 'The server could not be reached, so nothing was deleted. Try again with a connection.',
  'signed-out': 'Sign in first, so that the server knows whose account it is. Nothing was deleted.',
} as const;

/** Ends the account: on the server first, then on this device. The learner writes the words that say so. */
export function DeleteCard({ onDeleted }: { onDeleted: (deleted: DeletedAccount) => void }) {
  const context = useDataContext();
  const { endAccount, signOut, drafts } = useAccountPorts();
  const [words, setWords] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState('');
  const isLocal = context.userId === localUserId;
  const end = async () => {
    setIsWorking(true);
    setProblem('');
    const result = isLocal ? null : await endAccount();
    if (result !== null && result.kind !== 'deleted') {
      setProblem(failures[result.kind]);
      setIsWorking(false);
      return;
    }
    await forgetLearner(context);
    await drafts.clear();
    if (!isLocal) await signOut();
    // What a sync that was under way wrote meanwhile goes too, and what is left is counted.
    const { left } = await forgetLearner(context);
    onDeleted({ server: result?.deleted ?? null, left });
  };
  return (
    <Card labelledBy="delete-heading">
      <h2 className={classes['heading']} id="delete-heading">
        {isLocal ? 'Delete what is on this device' : 'Delete the account'}
      </h2>
      <p className={classes['quiet']}>
        {isLocal
          ? 'Everything that you did here goes: answers, recordings, notes, words and settings.'
          : 'Everything goes, on the server and on this device: answers, recordings, notes, words, comments with the replies to them, shared links and your profile. On other devices it goes when they next connect.'}{' '}
        It cannot be undone. Save a copy first if you want to keep something.
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
