import { useState } from 'react';
import { practiceModes, type PracticeMode } from '#contract/exam.ts';
import { beginsNothing } from '#features/practice/begin/opening.tsx';
import { Segments } from '#ui/segments.tsx';
import { modeNames, modeNotes } from '#features/practice/task-frame/mode-words.ts';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import classes from './mode-bar.module.css';
import { StartAgainModal } from './start-again-modal.tsx';

const options = practiceModes.map((value) => ({ value, label: modeNames[value] }));

export interface ModeBarProps {
  mode: PracticeMode;
  /** A session is under way in it: it holds for all of its questions. */
  isFixed: boolean;
  /** The prompt plays or the microphone is open. */
  isHeld: boolean;
  /** Changing it starts the question again, and this would be lost. */
  hasWork: boolean;
  onChange: (mode: PracticeMode) => void;
}

/** How the question is practised: one tap, or the arrow keys. Changing it starts the question again. */
export function ModeBar({ mode, isFixed, isHeld, hasWork, onChange }: ModeBarProps) {
  const [wish, setWish] = useState<PracticeMode | null>(null);
  const isPainted = useAfterPaint();
  return (
    <div className={classes['bar']} {...beginsNothing}>
      {isFixed ? (
        <b className={classes['fixed']}>{modeNames[mode]} for this session</b>
      ) : (
        <Segments
          label="How to practise"
          options={options}
          value={mode}
          isDisabled={isHeld}
          onChange={(next) => (hasWork ? setWish(next) : onChange(next))}
        />
      )}
      <span className={classes['note']}>{modeNotes[mode]}</span>
      {isPainted && (
        <StartAgainModal
          isOpen={wish !== null}
          onClose={() => setWish(null)}
          onStart={() => {
            if (wish !== null) onChange(wish);
            setWish(null);
          }}
        />
      )}
    </div>
  );
}
