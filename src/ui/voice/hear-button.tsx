import { Button } from '@mantine/core';
import type { IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import hidden from '#ui/visually-hidden.module.css';
import classes from './hear-word.module.css';

interface HearButtonProps {
  Icon: typeof IconVolume;
  /** What it does. */
  children: ReactNode;
  /** Whose voice it is, beneath that; `null`: not said now. */
  whose: ReactNode;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Starts or stops the sound of a text, in line with what stands around it. */
export function HearButton({ Icon, children, whose, isDisabled = false, onPress }: HearButtonProps) {
  return (
    <Button
      variant="subtle"
      px={10}
      ml={-10}
      fw={500}
      h="auto"
      mih={44}
      classNames={{ label: classes.stacked ?? '' }}
      leftSection={<Icon size={20} aria-hidden="true" />}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
      {whose !== null && (
        <span className={classes.whose}>
          <span className={hidden.hidden}>, </span>
          {whose}
        </span>
      )}
    </Button>
  );
}
