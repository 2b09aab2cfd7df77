import '#ui/mantine-styles.ts';
import { NativeSelect, Switch } from '@mantine/core';
import { setProfile } from '#data/commands/set-profile.ts';
import { findProfile, type ProfileView } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { allSharedWords } from '#domain/answers/shared-words.ts';
import { languageName, listLanguages } from '#domain/profile/languages.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useTellOutcome } from '#ui/not-saved.ts';
import { NicknameCard } from './nickname-card.tsx';
import { PictureCard } from './picture-card.tsx';
import classes from './account.module.css';

const languages = listLanguages().map(({ id }) => ({ value: id, label: languageName(id) }));

/** `/me/profile`: how others see the learner, and the learner's language. */
export function ProfileScreen() {
  const profile = useLive(findProfile, {});
  if (profile.status === 'failed') throw profile.error;
  return (
    <>
      <PageHeading title="Profile" start={<BackLink to="/me/account" label="Back to Account" />} />
      {profile.status === 'ready' && <Parts profile={profile.data} />}
    </>
  );
}

function Parts({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  return (
    <div className={classes['groups']}>
      <PictureCard profile={profile} />
      <NicknameCard profile={profile} />
      <Card labelledBy="sharing-heading">
        <h2 className={classes['heading']} id="sharing-heading">
          Sharing
        </h2>
        <Switch
          size="md"
          label="Share new answers"
          description={`Other learners ${allSharedWords}. Answers that you have given already stay as they are.`}
          checked={profile.shareAnswers === true}
          onChange={(event) => void tell(setProfile(context, { shareAnswers: event.currentTarget.checked }))}
        />
      </Card>
      <Card>
        <NativeSelect
          size="md"
          label="Your language"
          description="The dictionary shows translations in it."
          data={languages}
          value={profile.language}
          onChange={(event) => void tell(setProfile(context, { language: event.currentTarget.value }))}
        />
      </Card>
    </div>
  );
}
