import { Button } from '@mantine/core';
import classes from './undo-line.module.css';

/** Stands where something was that has just been taken away, for as long as it can come back. */
export function UndoLine({ said, onUndo }: { said: string; onUndo: () => void }) {
  return (
    <p className={classes.line}>
      <output>{said}</output>
      <Button variant="subtle" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
