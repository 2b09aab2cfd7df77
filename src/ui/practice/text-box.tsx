import { Button, Textarea } from '@mantine/core';
import { IconClipboard, IconCopy, IconCut } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './text-box.module.css';

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
  /** Stands under the box at its end: the word count. */
  footer?: ReactNode;
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
  const {
    label,
    value,
    onChange,
    maxLength,
    isDisabled = false,
    minRows,
    hasClipboardButtons,
    footer,
  } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState('');

  const replaceSelection = (text: string) => {
    const area = box.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    // Too much to paste is cut at its own end, as the browser does with the keys: what stands behind it stays.
    const fitting = text.slice(0, maxLength - value.length + (end - start));
    onChange(value.slice(0, start) + fitting + value.slice(end));
    const caret = start + fitting.length;
    // After React has put the new text in, or the caret would jump to its end.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(caret, caret);
    });
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

  return (
    <div className={classes['box']}>
      {hasClipboardButtons && (
        <div className={classes['bar']}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconCut size={18} />}
            disabled={isDisabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void takeSelection(true)}
          >
            Cut
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconCopy size={18} />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void takeSelection(false)}
          >
            Copy
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconClipboard size={18} />}
            disabled={isDisabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void paste()}
          >
            Paste
          </Button>
          <output className={classes['notice']}>{notice}</output>
        </div>
      )}
      <Textarea
        ref={box}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={maxLength}
        readOnly={isDisabled}
        autosize
        minRows={minRows}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        data-gramm="false"
        lang="en"
        dir="ltr"
        classNames={{ input: classes['input'] ?? '' }}
      />
      <output className={classes['full']}>
        {value.length >= maxLength &&
          `No more fits in: an answer has room for ${maxLength.toLocaleString('en')} characters. What came after that was left out.`}
      </output>
      {footer && <div className={classes['footer']}>{footer}</div>}
    </div>
  );
}
