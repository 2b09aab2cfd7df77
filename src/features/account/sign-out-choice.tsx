import { Button, Checkbox, Radio } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OnlyHere } from '#data/queries/only-here.ts';
import { onlyHereWords, stillToSendWords } from './remove-words.ts';
import { useBegunTexts } from './use-begun-texts.ts';
import { useKeepAndLeave, useTakeOff } from './use-take-off.ts';
import classes from './sign-out.module.css';

interface SignOutChoiceProps {
  only: OnlyHere;
  onStay: () => void;
  onWork: (isWorking: boolean) => void;
}

type Choice = 'keep' | 'delete';

const refused =
  'This device refused to store the sign-out, so you are still signed in. Free some room on it and try again.';

/** What becomes of the learner's things on this device. To keep them is always safe; to delete what is nowhere else must be meant. */
export function SignOutChoice({ only, onStay, onWork }: SignOutChoiceProps) {
  const [choice, setChoice] = useState<Choice>('keep');
  const [isSure, setIsSure] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState('');
  const begun = useBegunTexts();
  const keep = useKeepAndLeave();
  const takeOff = useTakeOff();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const lost = onlyHereWords({ ...only, unfinished: only.unfinished + begun });
  const isDelete = choice === 'delete';

  const leave = async () => {
    setProblem('');
    setIsWorking(true);
    onWork(true);
    try {
      const { isOut } = isDelete
        ? await takeOff({ path: '/me/account', farewell: (left) => ({ kind: 'removed', left }) })
        : await keep();
      if (!isOut) setProblem(refused);
    } catch {
      setProblem(isDelete ? 'This device refused to delete it, so nothing has changed. Try again.' : refused);
    }
    setIsWorking(false);
    onWork(false);
  };
  return (
    <form
      className={classes['steps']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) void leave();
      }}
    >
      <Radio.Group
        label="Your things on this device"
        value={choice}
        onChange={(value) => setChoice(value === 'delete' ? 'delete' : 'keep')}
      >
        <div className={classes['choices']}>
          <Radio
            ref={first}
            value="keep"
            size="md"
            label="Keep on this device"
            description={`Your answers stay on this device and are there when you sign in again. Nobody sees them until then.${
              stillToSendWords(only) === null ? '' : ' Anything unsent is sent then.'
            }`}
          />
          <Radio
            value="delete"
            size="md"
            label="Delete from this device"
            description="Everything of yours is removed from this device. What is on the server stays."
          />
        </div>
      </Radio.Group>
      {isDelete && lost !== null && (
        <div className={classes['lost']}>
          <p className={classes['lostWords']}>On no server, and lost if you delete: {lost}.</p>
          <Checkbox
            size="md"
            label="Delete this for good"
            checked={isSure}
            onChange={(event) => setIsSure(event.currentTarget.checked)}
          />
        </div>
      )}
      <div className={classes['deeds']}>
        <Button variant="default" disabled={isWorking} onClick={onStay}>
          Stay signed in
        </Button>
        {isDelete ? (
          <Button type="submit" color="red" loading={isWorking} disabled={lost !== null && !isSure}>
            Sign out and delete
          </Button>
        ) : (
          <Button type="submit" loading={isWorking}>
            Sign out and keep
          </Button>
        )}
      </div>
      <output className={classes['problem']}>{problem}</output>
    </form>
  );
}
