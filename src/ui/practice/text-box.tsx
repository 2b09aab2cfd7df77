import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconClipboard, IconCopy, IconCut } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import classes from './text-box.module.css';
import { useOwnUndo } from './use-own-undo.ts';
import { useTextHistory } from './use-text-history.ts';

export interface TextBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Longest text that can be handed in, in characters. */
  maxLength: number;
  isDisabled?: boolean;
  minRows: number;
  /** The exam has these three buttons in its writing tasks. */
  hasClipboardButtons: boolean;
}

/** Reads and writes the clipboard; answers `false` when the browser does not let us. */
async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The learner's own writing, in the serif, without any help of the browser: no spell check, no correction. */
export function TextBox(props: TextBoxProps) {
  const { label, value, onChange, maxLength, isDisabled = false, minRows, hasClipboardButtons } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState('');
  const history = useTextHistory(value, onChange);
  /** After React has put the new text in, or the caret would jump to its end. */
  const placeCaret = (caret: number) => {
    const isFocused = document.activeElement === box.current;
    requestAnimationFrame(() => {
      // Safari would move the focus to the box from the button that has it.
      if (isFocused) box.current?.setSelectionRange(caret, caret);
    });
  };

  const replaceSelection = (text: string) => {
    const area = box.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    // Too much to paste is cut at its own end, as the browser does with the keys: what stands behind it stays.
    const fitting = text.slice(0, maxLength - value.length + (end - start));
    history.change(value.slice(0, start) + fitting + value.slice(end));
    area.focus();
    placeCaret(start + fitting.length);
  };
  const selected = () => {
    const area = box.current;
    return area ? value.slice(area.selectionStart, area.selectionEnd) : '';
  };
  const takeSelection = async (isCut: boolean) => {
    const text = selected();
    if (text === '') {
      setNotice('Select some text first');
      return;
    }
    if (!(await writeClipboard(text))) {
      setNotice('This browser does not allow it here. Use the keys or the long press.');
      return;
    }
    if (isCut) replaceSelection('');
    setNotice(isCut ? 'Cut' : 'Copied');
  };
  const paste = async () => {
    const text = await readClipboard();
    if (text === null) setNotice('This browser does not allow it here. Use the keys or the long press.');
    else {
      replaceSelection(text);
      setNotice('Pasted');
    }
  };

  /** The keys, the buttons, and what a phone has for it: a shake, three fingers, the long press. */
  const step = (kind: 'undo' | 'redo') => {
    const caret = history[kind]?.();
    if (caret === undefined) return;
    setNotice(kind === 'undo' ? 'Undone' : 'Redone');
    placeCaret(caret);
  };
  useOwnUndo(box, (kind) => {
    if (!isDisabled) step(kind);
  });

  return (
    <div className={classes['box']}>
      <div className={classes['bar']}>
        <BarButton
          name="Undo"
          icon={<IconArrowBackUp size={18} />}
          keys="Control+Z"
          isOff={isDisabled || history.undo === null}
          onPress={() => step('undo')}
        />
        <BarButton
          name="Redo"
          icon={<IconArrowForwardUp size={18} />}
          keys="Control+Shift+Z"
          isOff={isDisabled || history.redo === null}
          onPress={() => step('redo')}
        />
        {hasClipboardButtons && (
          <>
            <BarButton
              name="Cut"
              icon={<IconCut size={18} />}
              isOff={isDisabled}
              onPress={() => void takeSelection(true)}
            />
            <BarButton name="Copy" icon={<IconCopy size={18} />} onPress={() => void takeSelection(false)} />
            <BarButton
              name="Paste"
              icon={<IconClipboard size={18} />}
              isOff={isDisabled}
              onPress={() => void paste()}
            />
          </>
        )}
      </div>
      <GrowingTextarea
        ref={box}
        aria-label={label}
        value={value}
        onChange={(event) => history.change(event.currentTarget.value)}
        maxLength={maxLength}
        readOnly={isDisabled}
        minRows={minRows}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        data-gramm="false"
        lang="en"
        dir="ltr"
        inputClass={classes['input']}
      />
      <output className={classes['full']}>
        {value.length >= maxLength &&
          `No more fits in: an answer has room for ${maxLength.toLocaleString('en')} characters. What came after that was left out.`}
      </output>
      {/* Below the box, in room of its own: a word about the last button moves no text. */}
      <output className={classes['notice']}>{notice}</output>
    </div>
  );
}

interface BarButtonProps {
  name: string;
  icon: ReactNode;
  keys?: string;
  isOff?: boolean;
  onPress: () => void;
}

/** Leaves the caret and the selection of the box where they are. */
function BarButton({ name, icon, keys, isOff = false, onPress }: BarButtonProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={icon}
      {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
      // Not `disabled`: the keyboard must not lose its place with the last step.
      {...(isOff ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {name}
    </Button>
  );
}
