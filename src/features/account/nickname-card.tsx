import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { cleanName } from '#contract/names/clean-name.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { nicknameFault } from '#domain/names/nickname-fault.ts';
import { Card } from '#ui/card.tsx';
import { useTellOutcome } from '#ui/not-saved.ts';
import { PersonName } from '#ui/people/person-name.tsx';
import classes from './account.module.css';

/** The name that other learners see. */
export function NicknameCard({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const kept = cleanName(profile.nickname);
  const [text, setText] = useState(kept);
  const name = cleanName(text);
  const isSame = name === kept;
  // Nothing at all is not said: the button is off.
  const problem = isSame || text === '' ? null : nicknameFault(name);
  const differs = problem === null && name !== text.trim().normalize('NFC');
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
          description={
            differs ? (
              <>
                Other learners see: <PersonName name={name} />
              </>
            ) : (
              'Other learners see it beside what you share and write.'
            )
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem}
          dir="auto"
        />
        <Button type="submit" disabled={text === '' || problem !== null || isSame}>
          Save
        </Button>
      </form>
    </Card>
  );
}
