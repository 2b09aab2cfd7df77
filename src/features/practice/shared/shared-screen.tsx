import '#ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { findProfile } from '#data/queries/profile.ts';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Message } from '#ui/message.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ChooseQuestion } from './choose-question.tsx';
import { useLastSpoken } from './last-spoken.ts';
import { SharedPlayer } from './shared-player.tsx';
import classes from './shared.module.css';
import { problemOf, sharedWords } from './shared-words.ts';
import { useShared } from './use-shared.ts';

/** `/shared`: a recording of another app, and the question that it is the answer of. */
export function SharedScreen({ problem }: { problem: string | undefined }) {
  const { modeChoice, sharedFiles } = usePracticePorts();
  const navigate = useNavigate();
  const { userId } = useDataContext();
  const profile = useLive(findProfile, {});
  const shared = useShared(problemOf(problem));
  const last = useLastSpoken();
  if (profile.status === 'failed') throw profile.error;
  if (shared.status === 'none') {
    const { title, text } = sharedWords[shared.why];
    return (
      <>
        <title>{`${title} · Passage`}</title>
        <Message
          title={title}
          as="h1"
          action={<Button renderRoot={(props) => <Link {...props} to="/practise" />}>Go to Practise</Button>}
        >
          {text}
        </Message>
      </>
    );
  }
  if (shared.status === 'loading' || profile.status === 'loading' || last === undefined) return null;
  const { file } = shared;
  const throwAway = async () => {
    await sharedFiles.forget();
    await navigate({ to: '/practise' });
  };
  return (
    <div className={classes['page']}>
      <PageHeading title="Use this recording for" documentTitle="Shared recording" />
      <section className={classes['file']} aria-label="The recording">
        <p className={classes['name']} dir="auto">
          {file.name}
        </p>
        <p className={classes['quiet']}>{sizeWords(file.size)}, only on this device</p>
        <div className={classes['actions']}>
          <SharedPlayer file={file} />
          <Button variant="subtle" color="red" onClick={() => void throwAway()}>
            Delete
          </Button>
        </div>
      </section>
      {userId === localUserId && (
        <p className={classes['quiet']}>
          You are not signed in. Your answer stays on this device and goes to the account that signs in next.
        </p>
      )}
      {modeChoice.read() === 'EXAM' && (
        <p className={classes['quiet']}>Exam mode takes no files: this question opens in practice mode.</p>
      )}
      <ChooseQuestion last={last} pteType={profile.data.pteType} />
    </div>
  );
}
