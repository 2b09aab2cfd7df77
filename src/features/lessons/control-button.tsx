import type { ComponentType } from 'react';
import classes from './player.module.css';

interface ControlButtonProps {
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  onPress: () => void;
  /** For what is on or off. */
  isPressed?: boolean;
  isOff?: boolean;
}

/** A control of the player: an icon with a name. */
export function ControlButton({ label, Icon, onPress, isPressed, isOff = false }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={24} aria-hidden="true" />
    </button>
  );
}
