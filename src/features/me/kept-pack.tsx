import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './me.module.css';

interface KeptPackProps {
  title: string;
  /** What it has, and what it takes. */
  children: ReactNode;
  onRemove: () => void;
}

/** Something that is on this device and can go. */
export function KeptPack({ title, children, onRemove }: KeptPackProps) {
  return (
    <section className={classes['pack']} aria-label={title}>
      <h3>{title}</h3>
      <p>{children}</p>
      <Button variant="default" onClick={onRemove} aria-label={`Remove ${title}`}>
        Remove
      </Button>
    </section>
  );
}
