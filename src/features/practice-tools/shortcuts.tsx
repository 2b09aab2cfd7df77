import { ActionIcon, Checkbox } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { readShortcutWish, writeShortcutWish } from '#platform/shortcut-wish.ts';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './practice-tools.module.css';
import { isTaken, press, shortcutKeys } from './shortcut-keys.ts';

/** Single keys for what is on the screen, and the sheet that lists them (`?`). They can be switched off there. */
export function Shortcuts({ isHeld }: { isHeld: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(readShortcutWish);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const known = shortcutKeys.find(({ key }) => key === event.key.toLowerCase());
      if (!known || isTaken(event) || (!isOn && known.key !== '?') || (isHeld && known.leaves)) return;
      if (press(known.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, isHeld]);

  return (
    <>
      <ActionIcon
        className={classes.keys ?? ''}
        color="gray"
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconKeyboard size={22} aria-hidden="true" />
      </ActionIcon>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Keyboard shortcuts">
        <dl className={classes.sheet}>
          {shortcutKeys.map(({ key, word }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{word}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use these keys"
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.currentTarget.checked);
            writeShortcutWish(event.currentTarget.checked);
          }}
        />
      </Modal>
    </>
  );
}
