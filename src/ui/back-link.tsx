import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import classes from './back-link.module.css';

/** One step up, before a page's title. */
export function BackLink({ to, label }: { to: Extract<LinkProps['to'], string>; label: string }) {
  return (
    <Link to={to} className={classes.back} aria-label={label}>
      <IconArrowLeft size={22} aria-hidden="true" />
    </Link>
  );
}
