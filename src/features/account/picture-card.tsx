import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { setAvatar } from '#data/commands/set-avatar.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { avatarHash } from '#contract/entities/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { PersonPicture } from '#ui/people/person-picture.tsx';
import { useAccountPorts } from './account-ports.ts';
import { OwnPicture } from './own-picture.tsx';
import classes from './account.module.css';

const words = {
  'not-a-picture': 'This is not a PNG, JPG or WebP picture.',
  'too-many-pixels': 'This picture has too many pixels for this device. Choose a smaller one.',
} as const;

/** The learner's picture: cut square and made small on this device, before anything is sent. */
export function PictureCard({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const { pictures } = useAccountPorts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const { avatar, nickname, firstName } = profile;
  const kept = useLive(findRecording, { sha256: avatar === null ? '' : avatarHash(avatar) });
  const here = kept.status === 'ready' ? kept.data : null;
  const save = async (file: File) => {
    setProblem('');
    setIsWorking(true);
    const made = await pictures.forAvatar(file);
    if (made.kind !== 'made') setProblem(words[made.kind]);
    else {
      const result = await setAvatar(context, { bytes: made.bytes, mimeType: made.mimeType });
      if (result.kind === 'not-saved') setProblem('There is no room for it on this device.');
    }
    setIsWorking(false);
  };
  return (
    <Card labelledBy="picture-heading">
      <h2 className={classes['heading']} id="picture-heading">
        Picture
      </h2>
      <div className={classes['picture']}>
        {here === null ? (
          <PersonPicture nickname={nickname || firstName || 'L'} avatar={avatar} premium={false} size={72} />
        ) : (
          <OwnPicture data={here} />
        )}
        <div className={classes['deeds']}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label="Choose a picture"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) void save(file);
            }}
          />
          <Button variant="default" loading={isWorking} onClick={() => input.current?.click()}>
            Choose a picture
          </Button>
          {avatar !== null && (
            <Button variant="subtle" onClick={() => void setAvatar(context, null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <output className={classes['problem']}>{problem}</output>
    </Card>
  );
}
