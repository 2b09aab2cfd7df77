import '#ui/mantine-styles.ts';
import {
  IconChartHistogram,
  IconDeviceMobile,
  IconFileZip,
  IconInfoCircle,
  IconMicrophone,
  IconPalette,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import classes from './me.module.css';
import { DeviceState, ExamState, LookState, MicrophoneState, ScoresState } from './row-states.tsx';

interface MeScreenProps {
  /** The offer to sign in, where nobody is signed in. */
  signIn: ReactNode;
  /** Rows of other features. */
  account: ReactNode;
  notes: ReactNode;
  sync: ReactNode;
}

/** `/me`: rows that lead to pages, each with how things stand there. What is looked up changes no height, so no row moves. */
export function MeScreen({ signIn, account, notes, sync }: MeScreenProps) {
  return (
    <>
      <PageHeading title="Me" />
      <div className={classes.places}>
        <LinkRows title="Your exam">
          <LinkRow to="/me/exam" title="Exam and goal" Icon={IconTargetArrow}>
            {started(<ExamState />)}
          </LinkRow>
          <LinkRow to="/me/scores" title="Scores" Icon={IconChartHistogram}>
            {started(<ScoresState />)}
          </LinkRow>
          {notes}
        </LinkRows>
        <LinkRows title="This device">
          <LinkRow to="/me/storage" title="Offline and storage" Icon={IconDeviceMobile}>
            {started(<DeviceState />)}
          </LinkRow>
          <LinkRow to="/dashboard/microphone-setup" title="Sound and microphone" Icon={IconMicrophone}>
            {started(<MicrophoneState />)}
          </LinkRow>
          <LinkRow to="/me/appearance" title="Appearance" Icon={IconPalette}>
            <LookState />
          </LinkRow>
          {sync}
        </LinkRows>
        <LinkRows title="Account and privacy">
          {account}
          <LinkRow to="/me/data" title="Your data" Icon={IconFileZip}>
            Save a copy, or remove it
          </LinkRow>
          <LinkRow to="/me/about" title="About Passage" Icon={IconInfoCircle}>
            Who made it, and its scores
          </LinkRow>
        </LinkRows>
        {/* Last: it comes when it is known who is signed in, and pushes nothing down. */}
        <div className={classes.offer}>{signIn}</div>
      </div>
    </>
  );
}

/** What reads local data comes when there is any; its line is there before. */
const started = (state: ReactNode) => <WhenStarted waiting={null}>{state}</WhenStarted>;
