import { Button } from '@mantine/core';
import type { SavedPlace } from '#ui/dictionary/dictionary-ports.ts';
import classes from './dictionary-popup.module.css';
import type { PopupWord } from './use-popup-word.ts';

interface SavedControlsProps {
  word: string;
  saved: SavedPlace;
  shown: PopupWord;
  onDeleted: () => void;
}

/** For a saved word: Delete, Previous, Next, and which of how many it is (spec section 2). Deleting closes the popup; the list then offers Undo. */
export function SavedControls({ word, saved, shown, onDeleted }: SavedControlsProps) {
  const onDelete = () => {
    saved.onDelete(word, shown.index);
    onDeleted();
  };
  return (
    <div className={classes['saved']}>
      <Button variant="subtle" color="red" mih={44} px={12} onClick={onDelete}>
        Delete
      </Button>
      <output className={classes['counter']}>
        {shown.index + 1} of {saved.total}
      </output>
      <Button
        variant="default"
        mih={44}
        px={12}
        disabled={saved.total < 2 || shown.isMoving || shown.index === 0}
        onClick={() => void shown.move(-1)}
      >
        Previous
      </Button>
      <Button
        variant="default"
        mih={44}
        px={12}
        disabled={saved.total < 2 || shown.isMoving}
        onClick={() => void shown.move(1)}
      >
        Next
      </Button>
    </div>
  );
}
