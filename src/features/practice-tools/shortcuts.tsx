import { Checkbox } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './practice-tools.module.css';
import { shortcutKeys } from './shortcut-keys.ts';

interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Lists the single keys (`?`), and switches them off. */
export function ShortcutSheet({ isOpen, onClose, isOn, onSwitch }: ShortcutSheetProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts">
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
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Modal>
  );
}
