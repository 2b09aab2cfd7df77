import { IconFlag, IconKeyboard, IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { MoreAction } from '#ui/practice/more/more-action.ts';
import { ExamMemoryModal } from './exam-memory-modal.tsx';
import { ReportModal } from './report-modal.tsx';
import { ShortcutSheet } from './shortcuts.tsx';
import { useMemoryCount } from './use-memory-count.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSwipe } from './use-swipe.ts';

export interface PracticeToolsProps {
  item: BankItem;
  /** The learner's exam. */
  pteType: PteType;
  /** How many learners met it in their exam, as far as this device knows. */
  memoryCount: number;
  /** A recording or a sound runs: nothing leaves the question by accident. */
  isHeld: boolean;
  /** Before the others: the note. */
  before?: readonly MoreAction[];
  /** Draws the button of the menu that holds them. */
  children: (actions: readonly MoreAction[]) => ReactNode;
}

type Open = 'nothing' | 'memory' | 'report' | 'shortcuts';

/** What a learner does about a question rather than with it. */
export function PracticeTools({
  item,
  pteType,
  memoryCount,
  isHeld,
  before = [],
  children,
}: PracticeToolsProps) {
  const [open, setOpen] = useState<Open>('nothing');
  const count = useMemoryCount(item.id, memoryCount);
  useSwipe(!isHeld);
  const close = () => setOpen('nothing');
  const actions: readonly MoreAction[] = [
    ...before,
    { name: 'Exam memory', icon: IconMessages, shortcut: 'e', count, run: () => setOpen('memory') },
    { name: 'Report', icon: IconFlag, shortcut: 'r', run: () => setOpen('report') },
    {
      name: 'Keyboard shortcuts',
      icon: IconKeyboard,
      shortcut: '?',
      isForKeyboards: true,
      run: () => setOpen('shortcuts'),
    },
  ];
  const { isOn, setIsOn } = useShortcuts({ isHeld, actions });
  return (
    <>
      {children(actions)}
      <ExamMemoryModal practiceId={item.id} pteType={pteType} isOpen={open === 'memory'} onClose={close} />
      <ReportModal practiceId={item.id} isOpen={open === 'report'} onClose={close} />
      <ShortcutSheet isOpen={open === 'shortcuts'} onClose={close} isOn={isOn} onSwitch={setIsOn} />
    </>
  );
}
