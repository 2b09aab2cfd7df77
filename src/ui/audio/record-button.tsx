import { UnstyledButton } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import classes from './record-button.module.css';

interface RecordButtonProps {
  /** What a press does, in words; also what the button is called. */
  label: string;
  isRecording: boolean;
  isDisabled: boolean;
  /** Share of the limit that is used, 0..1. */
  usedRatio: number;
  onPress: () => void;
}

const size = 104;
const radius = 48;
const circumference = 2 * Math.PI * radius;

/** The large round button, with the time used as a ring around it. */
export function RecordButton({ label, isRecording, isDisabled, usedRatio, onPress }: RecordButtonProps) {
  const Icon = isRecording ? IconPlayerStopFilled : IconMicrophone;
  return (
    <div className={classes.frame}>
      <svg aria-hidden="true" className={classes.ring} viewBox={`0 0 ${size} ${size}`}>
        <circle className={classes.track} cx={size / 2} cy={size / 2} r={radius} />
        <circle
          className={classes.used}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - Math.min(1, usedRatio))}
          data-empty={usedRatio === 0 || undefined}
        />
      </svg>
      <UnstyledButton
        className={classes.button}
        aria-label={label}
        disabled={isDisabled}
        data-recording={isRecording || undefined}
        onClick={onPress}
      >
        <Icon size={34} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
    </div>
  );
}
