import { Modal } from '#ui/overlay/modal.ts';
import type { PteType } from '#contract/exam.ts';
import { ExamMemoryForm } from './exam-memory-form.tsx';

interface ExamMemoryModalProps {
  practiceId: number;
  pteType: PteType;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks where and when a question was met (spec section 2). */
export function ExamMemoryModal({ isOpen, onClose, ...question }: ExamMemoryModalProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Did this question appear on your exam?">
      {isOpen && <ExamMemoryForm {...question} onDone={onClose} />}
    </Modal>
  );
}
