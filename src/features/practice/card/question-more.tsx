import { IconLanguage, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { PracticeMode, practiceModes } from '#contract/exam.ts';
import { modeNames, modeNotes } from '#features/practice/task-frame/mode-words.ts';
import type { MoreAction } from '#ui/practice/more/more-action.ts';
import { nextTask } from '#platform/next-task.ts';
import { MoreButton } from '#ui/practice/more/more-button.tsx';
import { StartAgainModal } from './start-again-modal.tsx';

const options = practiceModes.map((value) => ({ value, label: modeNames[value], hint: modeNotes[value] }));

export interface QuestionMoreProps {
  mode: PracticeMode;
  /** A session is under way in it: it holds for all of its questions. */
  isFixed: boolean;
  /** The prompt plays or the microphone is open. */
  isHeld: boolean;
  /** Changing it starts the question again, and this would be lost. */
  hasWork: boolean;
  onMode: (mode: PracticeMode) => void;
  onTranslation: () => void;
  /** What of the question comes with the translation; `null`: there is none, or none yet. */
  translationHint: string | null;
}

/** The menu of a question: its tools, its translation, and how it is practised. Another mode starts the question again. */
export function QuestionMore({ tools, ...props }: QuestionMoreProps & { tools: readonly MoreAction[] }) {
  const { mode, isFixed, isHeld, hasWork, onMode, onTranslation, translationHint } = props;
  const [wish, setWish] = useState<PracticeMode | null>(null);
  const translation: MoreAction | null =
    translationHint === null
      ? null
      : {
          name: 'Translation',
          hint: translationHint,
          icon: IconLanguage,
          isDisabled: isHeld,
          run: onTranslation,
        };
  const print: MoreAction = {
    name: 'Print',
    hint: 'The question and what is open below it',
    icon: IconPrinter,
    isDisabled: isHeld,
    // With the menu gone.
    run: () => void nextTask().then(() => window.print()),
  };
  const beforeKeys = tools.filter(({ isForKeyboards }) => isForKeyboards !== true);
  const keys = tools.filter(({ isForKeyboards }) => isForKeyboards === true);
  return (
    <>
      <MoreButton
        actions={[...beforeKeys, ...(translation ? [translation] : []), print, ...keys]}
        choice={{
          label: 'How to practise',
          options,
          value: mode,
          isDisabled: isHeld,
          fixed: isFixed ? `${modeNames[mode]} for this session` : null,
          onChoose: (value) => {
            const next = PracticeMode.parse(value);
            if (hasWork) setWish(next);
            else onMode(next);
          },
        }}
      />
      <StartAgainModal
        isOpen={wish !== null}
        onClose={() => setWish(null)}
        onStart={() => {
          if (wish !== null) onMode(wish);
          setWish(null);
        }}
      />
    </>
  );
}
