import {
  IconBook,
  IconChartLine,
  IconCreditCard,
  IconEar,
  IconFileText,
  IconMicrophone,
  IconNote,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId, type ComponentType } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { scoreBreakdownFile } from '#domain/rubric/score-breakdown-file.ts';
import { Card } from '#ui/card.tsx';
import classes from './useful-tools.module.css';

interface Tool {
  readonly to: Extract<LinkProps['to'], string>;
  /** As the page is called. */
  readonly name: string;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
}

const tools: readonly Tool[] = [
  { to: '/dashboard/flash-video', name: 'Flash Learn videos', Icon: IconPlayerPlay },
  { to: '/dashboard/microphone-setup', name: 'Sound and microphone', Icon: IconMicrophone },
  { to: '/dashboard/spelling-book/dictation', name: 'Dictation', Icon: IconEar },
  { to: '/words', name: 'Word books', Icon: IconBook },
  { to: '/dashboard/notes', name: 'Notes', Icon: IconNote },
  { to: '/statistics', name: 'Statistics', Icon: IconChartLine },
  { to: '/dashboard/plans', name: 'Plans', Icon: IconCreditCard },
];

/** The grid of what else there is, each thing one tap away. */
export function UsefulTools() {
  const headingId = useId();
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Useful Tools
      </h2>
      <ul className={classes.tools}>
        {tools.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.tool}>
              <Icon size={24} aria-hidden="true" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
        <li>
          <a className={classes.tool} href={scoreBreakdownFile[pteType]} target="_blank" rel="noreferrer">
            <IconFileText size={24} aria-hidden="true" />
            <span>Score Breakdown</span>
          </a>
        </li>
      </ul>
    </Card>
  );
}
