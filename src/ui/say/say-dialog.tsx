import '#ui/mantine-styles.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Drawer } from '#ui/overlay/drawer.ts';
import { Modal } from '#ui/overlay/modal.ts';
import sheet from '#ui/overlay/bottom-sheet.module.css';
import { SayWord, type SayWordProps } from './say-word.tsx';

interface SayDialogProps extends SayWordProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A word is said here: a drawer from the bottom up to 768 px, a dialog above. */
export function SayDialog({ isOpen, onClose, ...said }: SayDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)', true, { getInitialValueInEffect: false });
  const content = <SayWord {...said} />;
  const shared = { opened: isOpen, onClose, title: 'Say the word' };
  return isNarrow ? (
    <Drawer
      {...shared}
      position="bottom"
      size="auto"
      classNames={{ inner: sheet.inner ?? '', content: sheet.content ?? '' }}
    >
      {content}
    </Drawer>
  ) : (
    <Modal {...shared} centered size="md">
      {content}
    </Modal>
  );
}
