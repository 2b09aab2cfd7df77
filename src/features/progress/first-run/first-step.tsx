import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { dailyPractices } from '#contract/entities/progress.ts';
import { ChoiceList } from '#features/progress/plan/choice-list.tsx';
import { hourWords, levelOptions } from '#features/progress/plan/level-words.ts';
import type { WizardAnswers } from '#features/progress/plan/wizard-answers.ts';
import { TargetPresets } from '#features/progress/target/target-presets.tsx';
import { noScores } from '#domain/goals/target-presets.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './first-run.module.css';
import type { FirstStepName, Told } from './told.ts';

// The calendar comes when it is asked for.
const ExamDayField = lazy(async () => ({
  default: (await import('#features/progress/target/exam-day-field.tsx')).ExamDayField,
}));

interface FirstStepProps {
  step: FirstStepName;
  told: Told;
  onTell: (told: Told) => void;
  answers: WizardAnswers;
  onAnswer: (answers: WizardAnswers) => void;
}

/** What a question is answered with. */
export function FirstStep({ step, told, onTell, answers, onAnswer }: FirstStepProps) {
  switch (step) {
    case 'exam':
      return (
        <ChoiceList
          label="It decides which tasks you get"
          options={examOptions}
          value={told.pteType}
          onChange={(pteType) => onTell({ ...told, pteType })}
        />
      );
    case 'target':
      return (
        <>
          <TargetPresets
            pteType={told.pteType}
            scores={told.scores ?? noScores}
            onChoose={(scores) => onTell({ ...told, scores })}
          />
          <p className={classes.quiet}>You can set each skill on its own later.</p>
        </>
      );
    case 'date':
      return (
        <Suspense fallback={<SkeletonBlock height="340px" />}>
          <ExamDayField value={told.examDate} onChange={(examDate) => onTell({ ...told, examDate })} />
        </Suspense>
      );
    case 'level':
      return (
        <>
          <ChoiceList
            label="The line that fits best"
            options={levelOptions}
            value={answers.englishLevel}
            onChange={(englishLevel) => onAnswer({ ...answers, englishLevel })}
          />
          <NativeSelect
            size="md"
            label="Time to practise"
            value={answers.dailyPractice ?? ''}
            data={[
              { value: '', label: 'Choose how long' },
              ...dailyPractices.map((value) => ({ value, label: hourWords[value] })),
            ]}
            onChange={(event) => {
              const chosen = dailyPractices.find((value) => value === event.currentTarget.value);
              onAnswer({ ...answers, dailyPractice: chosen ?? null });
            }}
          />
        </>
      );
  }
}
