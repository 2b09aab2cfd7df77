import type { ReactNode } from 'react';
import { PersonName } from './person-name.tsx';
import { PersonPicture } from './person-picture.tsx';
import classes from './person.module.css';

interface PersonLineProps {
  nickname: string;
  avatar: string | null;
  premium: boolean;
  /** When, and what else stands under the name. */
  children: ReactNode;
}

/** Who wrote or answered something, and when. */
export function PersonLine({ nickname, avatar, premium, children }: PersonLineProps) {
  return (
    <div className={classes.line}>
      <PersonPicture nickname={nickname} avatar={avatar} premium={premium} />
      <div className={classes.words}>
        <p className={classes.name}>
          <PersonName name={nickname} /> {premium && <span className={classes.badge}>Premium</span>}
        </p>
        <p className={classes.when}>{children}</p>
      </div>
    </div>
  );
}
