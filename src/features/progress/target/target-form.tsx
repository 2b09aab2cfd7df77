import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import { setTarget } from '#data/commands/set-goals.ts';
import { useClockAhead } from '#data/hooks/use-clock-ahead.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { TargetDraft } from '#data/store/meta.ts';
import { mayBeExamDay } from '#domain/goals/exam-day.ts';
import { isOnScale, sameScores } from '#domain/goals/target-presets.ts';
import type { TargetScores } from '#domain/goals/target-presets.ts';
import { languageOptions } from '#ui/languages.ts';
import { useToast } from '#ui/toasts.tsx';
import { ExamDayField } from './exam-day-field.tsx';
import { ScoreFields } from './score-fields.tsx';
import { TargetPresets } from './target-presets.tsx';
import classes from './target.module.css';

interface TargetFormProps {
  target: TargetDto | null;
  /** What is known of one that is not whole yet. */
  draft: TargetDraft | null;
  pteType: PteType;
  language: string;
  onDone: () => void;
}

/** Scores, exam day and language. Save waits for a language and a day that can be (spec section 5). */
export function TargetForm({ target: newest, draft, pteType, language: first, onDone }: TargetFormProps) {
  const context = useDataContext();
  const toast = useToast();
  // What comes meanwhile from another device was not before the learner.
  const [target] = useState(newest);
  const [scores, setScores] = useState<TargetScores>(() => target ?? draft?.scores ?? sameScores(65));
  const [examDate, setExamDate] = useState<string | null>(target?.examDate ?? draft?.examDate ?? null);
  const [language, setLanguage] = useState(target?.language ?? first);
  const now = context.clock.now() - useClockAhead();
  const isDayGood = examDate !== null && mayBeExamDay(examDate, now);
  const { listening, reading, speaking, writing, overall } = scores;
  const areScoresGood = [listening, reading, speaking, writing, overall].every(isOnScale);

  async function save() {
    if (examDate === null) return;
    const wished = { listening, reading, speaking, writing, overall, examDate, language };
    const result = await setTarget(context, wished, target);
    toast(result.kind === 'saved' ? 'Settings updated successfully' : 'Failed to update settings');
    if (result.kind === 'saved') onDone();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TargetPresets pteType={pteType} scores={scores} onChoose={setScores} />
      <ScoreFields scores={scores} onChange={setScores} />
      <ExamDayField value={examDate} onChange={setExamDate} />
      <NativeSelect
        size="md"
        label="Your language"
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value)}
        data={[{ value: '', label: 'Choose a language' }, ...languageOptions]}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isDayGood || language === '' || !areScoresGood}>
          Save
        </Button>
      </div>
    </form>
  );
}
