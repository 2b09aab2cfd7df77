import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Drawer } from '#ui/overlay/drawer.ts';
import sheet from '#ui/overlay/bottom-sheet.module.css';
import classes from './filter-sheet.module.css';

interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The filters; they act at once. */
  children: ReactNode;
  /** What the closing button shows, such as "12 questions"; `null` while they are counted. */
  found: string | null;
  reset: { readonly label: string; readonly isDisabled: boolean; readonly onReset: () => void };
}

/** Filters and the order of a list: a sheet on a phone, at the side where there is room. */
export function FilterSheet({ opened, onClose, children, found, reset }: FilterSheetProps) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 400 : 'auto'}
      title="Filter"
      transitionProps={{ duration: 180 }}
      classNames={
        isWide
          ? { content: classes.side }
          : { inner: sheet.inner, content: `${sheet.content} ${classes.sheet}` }
      }
    >
      <div className={classes.groups}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={reset.onReset} disabled={reset.isDisabled}>
          {reset.label}
        </Button>
        <Button
          className={classes.show}
          h="auto"
          mih={44}
          px={12}
          // With large text the words take two lines.
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={onClose}
        >
          {found === null ? 'Show' : `Show ${found}`}
        </Button>
      </div>
    </Drawer>
  );
}
