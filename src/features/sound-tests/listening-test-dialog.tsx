import { systemRandom } from '#platform/random.ts';
import { SheetOrDialog } from '#ui/overlay/sheet-or-dialog.tsx';
import { ListeningTest } from './listening-test.tsx';

interface TestDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ListeningTestDialog({ isOpen, onClose }: TestDialogProps) {
  return (
    <SheetOrDialog title="Listening test" isOpen={isOpen} onClose={onClose}>
      <ListeningTest random={systemRandom} />
    </SheetOrDialog>
  );
}
