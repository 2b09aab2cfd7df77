import '#ui/mantine-styles.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';
import { Drawer } from '#ui/overlay/drawer.ts';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './dictionary-popup.module.css';
import { PopupFooter } from './popup-footer.tsx';
import { useBookChoices } from './use-book-choices.ts';
import { usePopupWord } from './use-popup-word.ts';
import { WordEntry } from './word-entry.tsx';

interface DictionaryPopupProps {
  request: DictionaryRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** The dictionary popup of spec sections 2 and 4: a drawer from the bottom up to 768 px, a dialog above. */
export function DictionaryPopup({ request, isOpen, onClose }: DictionaryPopupProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)', true, { getInitialValueInEffect: false });
  const choices = useBookChoices(request.practiceType ?? null);
  const shown = usePopupWord(request);
  const [headword, setHeadword] = useState(request.word);
  const close = () => {
    onClose();
    void choices.apply().then(() => request.onClose?.());
  };
  const content = (
    <div className={classes['popup']}>
      <div className={classes['entry']}>
        <WordEntry key={shown.word} shown={shown} onHeadword={setHeadword} />
      </div>
      <PopupFooter
        word={request.saved && !shown.isAside ? shown.word : headword}
        shown={shown}
        choices={choices}
        saved={shown.isAside ? undefined : request.saved}
        onDeleted={close}
      />
    </div>
  );
  const shared = {
    opened: isOpen,
    onClose: close,
    title: 'Dictionary',
    classNames: { body: classes['body'] ?? '' },
  };
  return isNarrow ? (
    <Drawer {...shared} position="bottom" size="85dvh" radius="lg">
      {content}
    </Drawer>
  ) : (
    <Modal {...shared} centered size="lg">
      {content}
    </Modal>
  );
}
