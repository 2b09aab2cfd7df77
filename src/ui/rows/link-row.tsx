import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import classes from './link-rows.module.css';

interface LinkRowProps {
  to: Extract<LinkProps['to'], string>;
  title: string;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  /** How things stand there, in a few words. Its line is kept while they are looked up. */
  children?: ReactNode;
}

/** One row of `LinkRows`: the name of a page, how things stand there, and the way to it. */
export function LinkRow({ to, title, Icon, children }: LinkRowProps) {
  return (
    <li className={classes['row']}>
      <Link to={to} className={classes['link']}>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        <span className={classes['words']}>
          <span className={classes['name']}>{title}</span>{' '}
          {children === undefined ? null : <span className={classes['state']}>{children}</span>}
        </span>
        <IconChevronRight size={20} className={classes['arrow']} aria-hidden="true" />
      </Link>
    </li>
  );
}
