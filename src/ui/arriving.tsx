import type { ReactNode } from 'react';
import classes from './arriving.module.css';

interface ArrivingProps {
  /** What comes: "Downloading the questions". */
  title: string;
  /** What is here of how many; `null` while that is not known. */
  progress: { done: number; total: number } | null;
  children: ReactNode;
}

/** Something that is being fetched for this device, said in words with a bar. */
export function Arriving({ title, progress, children }: ArrivingProps) {
  return (
    <div className={classes.arriving}>
      <output className={classes.words}>
        <b>{title}</b> {children}
      </output>
      <progress
        className={classes.bar}
        aria-label={title}
        {...(progress ? { value: progress.done, max: Math.max(1, progress.total) } : {})}
      />
    </div>
  );
}
