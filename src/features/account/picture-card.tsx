import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { PictureOfFile } from '#platform/picture-client/picture-file.ts';
import { setAvatar } from '#data/commands/set-avatar.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { avatarHash } from '#contract/entities/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Card } from '#ui/card.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { BytesImage } from '#ui/people/bytes-image.tsx';
import { pictureProblems } from '#ui/people/picture-problems.ts';
import { PersonPicture } from '#ui/people/person-picture.tsx';
import { useAccountPorts } from './account-ports.ts';
import { DrawnPictures } from './drawn-pictures.tsx';
import classes from './account.module.css';

/** The learner's picture: cut square and made small on this device, before anything is sent. */
export function PictureCard({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const { pictures } = useAccountPorts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const drawn = useId();
  const { avatar, nickname, firstName, lastName } = profile;
  const kept = useLive(findRecording, { sha256: avatar === null ? '' : avatarHash(avatar) });
  const here = kept.status === 'ready' ? kept.data : null;
  const save = async (make: () => Promise<PictureOfFile>) => {
    setProblem('');
    setIsWorking(true);
    const made = await make();
    if (made.kind !== 'made') setProblem(pictureProblems[made.kind]);
    else {
      const result = await setAvatar(context, { bytes: made.bytes, mimeType: made.mimeType });
      if (result.kind === 'not-saved') setProblem(notSavedWords(result.reason));
    }
    setIsWorking(false);
  };
  const remove = async () => {
    const result = await setAvatar(context, null);
    setProblem(result.kind === 'saved' ? '' : notSavedWords(result.reason));
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
          <BytesImage data={here} label="You" className={classes['own']} size={72} />
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
              if (file) void save(() => pictures.forAvatar(file));
            }}
          />
          <Button variant="default" loading={isWorking} onClick={() => input.current?.click()}>
            Upload one
          </Button>
          <Button
            variant="default"
            aria-expanded={isDrawing}
            aria-controls={drawn}
            onClick={() => setIsDrawing(!isDrawing)}
          >
            Draw one
          </Button>
          {avatar !== null && (
            <Button variant="subtle" onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <div id={drawn}>
        {isDrawing && (
          <DrawnPictures
            name={nickname || `${firstName} ${lastName}`}
            isWorking={isWorking}
            onChoose={(design) => void save(() => pictures.drawAvatar(design))}
          />
        )}
      </div>
      <output className={classes['problem']}>{problem}</output>
    </Card>
  );
}
