import type { ReactNode } from 'react';
import classes from './message.module.css';

interface MessageProps {
  title: string;
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  picture?: ReactNode;
  /** `h1` where the message is the page. */
  as?: 'h1' | 'h2' | 'p';
}

/** An empty or broken place: what it is for or what went wrong, and one way on. */
export function Message({ title, children, action, picture, as: Heading = 'h2' }: MessageProps) {
  return (
    <div className={classes.message}>
      {picture}
      <Heading className={classes.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children === undefined ? null : <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
