import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import type { ProfileView } from '#data/queries/profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './me.module.css';

const exams: readonly { value: PteType; label: string }[] = [
  { value: 'ACADEMIC', label: 'PTE Academic' },
  { value: 'CORE', label: 'PTE Core' },
];

/** Who learns, and for which exam. */
export function ProfileCard({ profile }: { profile: ProfileView }) {
  const context = useDataContext();
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <Card labelledBy="profile-heading">
      <h2 className={classes.heading} id="profile-heading">
        {name === '' ? 'Profile' : name}
      </h2>
      {profile.username === null ? null : (
        <p className={classes.quiet}>
          {profile.username}
          {profile.status === 'PREMIUM' ? ', Premium' : profile.status === 'TRIAL' ? ', free plan' : ''}
        </p>
      )}
      <Segments
        fill
        label="Your exam"
        options={exams}
        value={profile.pteType}
        onChange={(pteType) => void setPteType(context, pteType)}
      />
      <p className={classes['links']}>
        <Link to="/me/profile" className={classes['link']}>
          Picture, nickname, sharing, text size
        </Link>
        <Link to="/me/data" className={classes['link']}>
          Save a copy, delete the account
        </Link>
      </p>
    </Card>
  );
}
