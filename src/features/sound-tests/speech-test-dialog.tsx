import { useSayPorts } from '#ui/say/say-ports.ts';
import { SheetOrDialog } from '#ui/overlay/sheet-or-dialog.tsx';
import { SpeechTest } from './speech-test.tsx';

interface TestDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SpeechTestDialog({ isOpen, onClose }: TestDialogProps) {
  const ports = useSayPorts();
  return (
    <SheetOrDialog title="Speech test" isOpen={isOpen} onClose={onClose}>
      {ports && <SpeechTest ports={ports} />}
    </SheetOrDialog>
  );
}
