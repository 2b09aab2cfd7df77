import '#ui/mantine-styles.ts';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { setProfile } from '#data/commands/set-profile.ts';
import { findProfile, type ProfileView } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { listLanguages } from '#domain/profile/languages.ts';
import { readTextSize, saveTextSize, textSizes } from '#platform/text-size.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segments } from '#ui/segments.tsx';
import { useToast } from '#ui/toasts.tsx';
import { PictureCard } from './picture-card.tsx';
import classes from './account.module.css';

const languages = listLanguages().map(({ id, value, another }) => ({
  value: id,
  label: value === another ? value : `${value} (${another})`,
}));
const sizes = textSizes.map((value) => ({ value, label: `${value} %` }));

/** `/me/profile`: how others see the learner, and how the learner sees the app. */
export function ProfileScreen() {
  const profile = useLive(findProfile, {});
  if (profile.status === 'failed') throw profile.error;
  return (
    <>
      <PageHeading title="Profile" start={<BackLink to="/me" label="Back to Me" />} />
      {profile.status === 'ready' && <Parts profile={profile.data} />}
    </>
  );
}

function Parts({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const [size, setSize] = useState(readTextSize);
  return (
    <div className={classes['groups']}>
      <PictureCard profile={profile} />
      <Nickname profile={profile} />
      <Card labelledBy="sharing-heading">
        <h2 className={classes['heading']} id="sharing-heading">
          Sharing
        </h2>
        <Switch
          size="md"
          label="Share new answers"
          description="Other learners see your nickname and picture, the answer and its score, and can hear your recording. Answers that you have given already stay as they are."
          checked={profile.shareAnswers === true}
          onChange={(event) => void setProfile(context, { shareAnswers: event.currentTarget.checked })}
        />
      </Card>
      <Card>
        <NativeSelect
          size="md"
          label="Your language"
          data={languages}
          value={profile.language}
          onChange={(event) => void setProfile(context, { language: event.currentTarget.value })}
        />
      </Card>
      <Card labelledBy="size-heading">
        <h2 className={classes['heading']} id="size-heading">
          Text size
        </h2>
        <Segments
          fill
          label="Text size"
          options={sizes}
          value={size}
          onChange={(next) => {
            saveTextSize(next);
            setSize(next);
          }}
        />
      </Card>
    </div>
  );
}

const shortest = 2;
const longest = 30;

function Nickname({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const say = useToast();
  const [text, setText] = useState(profile.nickname);
  const length = text.trim().length;
  const problem =
    length === 0 || (length >= shortest && length <= longest)
      ? null
      : `A nickname has ${shortest} to ${longest} characters. This one has ${length}.`;
  return (
    <Card labelledBy="nickname-heading">
      <h2 className={classes['heading']} id="nickname-heading">
        Nickname
      </h2>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void setProfile(context, { nickname: text.trim() }).then(() =>
            say('Settings updated successfully'),
          );
        }}
      >
        <TextInput
          aria-label="Nickname"
          description="Other learners see it beside what you share and write."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem}
          dir="auto"
        />
        <Button type="submit" disabled={length === 0 || problem !== null || text.trim() === profile.nickname}>
          Save
        </Button>
      </form>
    </Card>
  );
}
