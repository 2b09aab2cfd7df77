import { useState } from 'react';
import { shownName } from '#contract/names/clean-name.ts';
import classes from './person.module.css';

interface PersonPictureProps {
  nickname: string;
  /** Address of the picture; `null`: the first letter of the nickname stands for it. */
  avatar: string | null;
  /** Premium members have a ring. */
  premium: boolean;
  size?: number;
}

/** A learner's picture. The name stands beside it, so it says nothing itself. */
export function PersonPicture({ nickname, avatar, premium, size = 40 }: PersonPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: size * 0.42 };
  return (
    <span className={classes.picture} data-premium={premium || undefined} style={style} aria-hidden="true">
      {avatar === null || avatar === broken ? (
        Array.from(shownName(nickname))[0]
      ) : (
        // Offline and never seen: the letter again.
        <img src={avatar} alt="" width={size} height={size} onError={() => setBroken(avatar)} />
      )}
    </span>
  );
}
