import { SheetOrDialog } from '#ui/overlay/sheet-or-dialog.tsx';
import { SayWord, type SayWordProps } from './say-word.tsx';

interface SayDialogProps extends SayWordProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A word is said here. */
export function SayDialog({ isOpen, onClose, ...said }: SayDialogProps) {
  return (
    <SheetOrDialog title="Say the word" isOpen={isOpen} onClose={onClose}>
      <SayWord {...said} />
    </SheetOrDialog>
  );
}
