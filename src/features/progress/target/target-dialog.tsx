import { lazy, Suspense } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import type { TargetDraft } from '#data/store/meta.ts';
import { Modal } from '#ui/overlay/modal.ts';

// The calendar comes when it is asked for.
const TargetForm = lazy(async () => ({ default: (await import('./target-form.tsx')).TargetForm }));

interface TargetDialogProps {
  opened: boolean;
  onClose: () => void;
  target: TargetDto | null;
  draft: TargetDraft | null;
  pteType: PteType;
  language: string;
}

/** The dialog in which a learner sets scores, exam day and language. */
export function TargetDialog({ opened, onClose, ...form }: TargetDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Set Target" size="lg">
      <Suspense>
        <TargetForm {...form} onDone={onClose} />
      </Suspense>
    </Modal>
  );
}
