import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import classes from './microphone.module.css';

interface DeviceLineProps {
  /** The selected microphone. */
  name: string;
  isDisabled?: boolean;
  onChange: () => void;
}

/** Which microphone this is about, and the way to another one. */
export function DeviceLine({ name, isDisabled = false, onChange }: DeviceLineProps) {
  return (
    <div className={classes.chosen}>
      <IconMicrophone size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.name} translate="no">
        {name}
      </span>
      <Button
        variant="subtle"
        px={10}
        mih={44}
        aria-label="Change microphone"
        disabled={isDisabled}
        onClick={onChange}
      >
        Change
      </Button>
    </div>
  );
}
