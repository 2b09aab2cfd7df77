import { Button } from '@mantine/core';
import { IconFlag, IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { ExamMemoryModal } from './exam-memory-modal.tsx';
import classes from './practice-tools.module.css';
import { ReportModal } from './report-modal.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useMemoryCount } from './use-memory-count.ts';
import { useSwipe } from './use-swipe.ts';

export interface PracticeToolsProps {
  item: BankItem;
  /** The learner's exam. */
  pteType: PteType;
  /** How many learners met it in their exam, as far as this device knows. */
  memoryCount: number;
  /** A recording or a sound runs: nothing leaves the question by accident. */
  isHeld: boolean;
  /** What stands before the others: the note. */
  children?: ReactNode;
}

type Open = 'nothing' | 'memory' | 'report';

/** What a learner does about a question rather than with it. */
export function PracticeTools({ item, pteType, memoryCount, isHeld, children }: PracticeToolsProps) {
  const [open, setOpen] = useState<Open>('nothing');
  const count = useMemoryCount(item.id, memoryCount);
  useSwipe(!isHeld);
  const close = () => setOpen('nothing');
  return (
    <div className={classes.tools}>
      {children}
      <Tool name="Exam memory" shortcut="e" icon={IconMessages} onClick={() => setOpen('memory')}>
        {count > 0 ? (
          <span className={classes.count} translate="no">
            {count}
          </span>
        ) : null}
      </Tool>
      <Tool name="Report" shortcut="r" icon={IconFlag} onClick={() => setOpen('report')} />
      <Shortcuts isHeld={isHeld} />
      <ExamMemoryModal practiceId={item.id} pteType={pteType} isOpen={open === 'memory'} onClose={close} />
      <ReportModal practiceId={item.id} isOpen={open === 'report'} onClose={close} />
    </div>
  );
}

interface ToolProps {
  name: string;
  shortcut: string;
  icon: typeof IconFlag;
  onClick: () => void;
  children?: ReactNode;
}

function Tool({ name, shortcut, icon: Icon, onClick, children }: ToolProps) {
  return (
    <Button
      variant="subtle"
      px={10}
      className={classes.tool ?? ''}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      leftSection={<Icon size={20} aria-hidden="true" />}
      onClick={onClick}
    >
      {name} {children}
    </Button>
  );
}
