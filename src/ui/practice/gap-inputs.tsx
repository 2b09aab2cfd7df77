import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { fillGap } from '#domain/gaps/filling.ts';
import { gapNumbers } from '#domain/gaps/gap-text.ts';
import { isComposing } from '#ui/typed-keys.ts';
import { GappedText } from './gapped-text.tsx';
import gapClasses from './gapped-text.module.css';
import classes from './gap-inputs.module.css';

export interface GapInputsProps {
  /** With its gaps as `{1}`, `{2}` and so on. */
  text: string;
  /** What is typed in each gap, `null` in an empty one. */
  value: readonly (string | null)[];
  onChange: (value: (string | null)[]) => void;
}

/** The longest word that a gap takes, in characters. */
const maxLength = 40;

/** A text in which each gap is typed, without any help of the browser. Enter goes on to the next gap. */
export function GapInputs({ text, value, onChange }: GapInputsProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = gapNumbers(text).length;
  const goOn = (event: KeyboardEvent<HTMLInputElement>, number: number) => {
    // While an input method is at work, Enter takes its suggestion.
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    box.current?.querySelector<HTMLInputElement>(`[data-gap="${number + 1}"]`)?.focus();
  };
  const renderGap = (number: number) => {
    const typed = value[number - 1] ?? '';
    // As wide for a short word as for a usual one, so that the width tells nothing of the right word.
    const style: CSSProperties & Record<'--letters', number> = { '--letters': Math.max(9, typed.length + 1) };
    return (
      <input
        type="text"
        className={`${gapClasses['gap']} ${classes['input']}`}
        style={style}
        data-gap={number}
        data-empty={typed === ''}
        aria-label={`Gap ${number} of ${count}`}
        value={typed}
        maxLength={maxLength}
        onChange={({ currentTarget: { value: text } }) =>
          onChange(fillGap(value, count, number - 1, text === '' ? null : text))
        }
        onKeyDown={(event) => goOn(event, number)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={number < count ? 'next' : 'done'}
        data-gramm="false"
        lang="en"
      />
    );
  };
  return (
    <div ref={box}>
      <GappedText text={text} renderGap={renderGap} hasControls />
    </div>
  );
}
