import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './result-part.module.css';

export interface ResultPartProps {
  title: string;
  /** Of the region; the title without it. */
  label?: string;
  children: ReactNode;
}

/**
 * A part of the evidence under its heading: open where there is room. On a phone it is a line that opens, and what is in it is
 * drawn with the first tap only.
 */
export function ResultPart({ title, label, children }: ResultPartProps) {
  const isNarrow = useMediaQuery('screen and (max-width: 63.99em)', undefined, {
    getInitialValueInEffect: false,
  });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isNarrow) {
    return (
      <section aria-label={label ?? title}>
        <h3 className={classes['title']}>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <section className={classes['fold']} data-off-paper={!isOpen || undefined} aria-label={label ?? title}>
      <h3 className={classes['heading']}>
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={20} aria-hidden="true" />
        </UnstyledButton>
      </h3>
      <div id={id} className={classes['inside']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
