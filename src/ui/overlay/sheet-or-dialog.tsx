import '#ui/mantine-styles.ts';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Drawer } from './drawer.ts';
import { Modal } from './modal.ts';
import sheet from './bottom-sheet.module.css';

interface SheetOrDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer from the bottom up to 768 px, a dialog above. */
export function SheetOrDialog({ title, isOpen, onClose, children }: SheetOrDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)', true, { getInitialValueInEffect: false });
  const shared = { opened: isOpen, onClose, title };
  return isNarrow ? (
    <Drawer
      {...shared}
      position="bottom"
      size="auto"
      classNames={{ inner: sheet.inner ?? '', content: sheet.content ?? '' }}
    >
      {children}
    </Drawer>
  ) : (
    <Modal {...shared} centered size="md">
      {children}
    </Modal>
  );
}
