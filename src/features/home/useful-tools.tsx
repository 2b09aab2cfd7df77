import { IconBook, IconCards, IconChartLine, IconEar, IconNote, IconTargetArrow } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId, type ComponentType } from 'react';
import { Card } from '#ui/card.tsx';
import classes from './useful-tools.module.css';

interface Tool {
  readonly to: Extract<LinkProps['to'], string>;
  readonly name: string;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
}

const tools: readonly Tool[] = [
  { to: '/words', name: 'Word books', Icon: IconBook },
  { to: '/words/review', name: 'Review', Icon: IconCards },
  { to: '/dashboard/spelling-book/dictation', name: 'Dictation', Icon: IconEar },
  { to: '/dashboard/notes', name: 'Notes', Icon: IconNote },
  { to: '/statistics', name: 'Statistics', Icon: IconChartLine },
  { to: '/me/exam', name: 'Exam and goal', Icon: IconTargetArrow },
];

/** The grid of what else there is, each thing one tap away. */
export function UsefulTools() {
  const headingId = useId();
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
      </ul>
    </Card>
  );
}
