import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameLimits } from '#contract/entities/profile.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { isEmailLike } from '#domain/profile/is-email-like.ts';
import { Card } from '#ui/card.tsx';
import { useTellOutcome } from '#ui/not-saved.ts';
import classes from './account.module.css';

const { min: shortest, max: longest } = nameLimits.nickname;

/** Why a nickname cannot be taken. Nothing at all is not said: the button is off. */
function nicknameProblem(name: string): string | null {
  const { length } = name;
  if (isEmailLike(name))
    return 'This looks like an e-mail address. Everybody can see a nickname: choose another name.';
  return length === 0 || (length >= shortest && length <= longest)
    ? null
    : `A nickname has ${shortest} to ${longest} characters. This one has ${length}.`;
}

/** The name that other learners see. */
export function NicknameCard({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const [text, setText] = useState(profile.nickname);
  const name = text.trim();
  const { length } = name;
  const problem = name === profile.nickname ? null : nicknameProblem(name);
  return (
    <Card labelledBy="nickname-heading">
      <h2 className={classes['heading']} id="nickname-heading">
        Nickname
      </h2>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void tell(setProfile(context, { nickname: name }), 'Settings updated successfully');
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
        <Button type="submit" disabled={length === 0 || problem !== null || name === profile.nickname}>
          Save
        </Button>
      </form>
    </Card>
  );
}
