import { dailyPractices } from '#contract/entities/progress.ts';
import { ScoreFields } from '#features/progress/target/score-fields.tsx';
import { ChoiceList } from './choice-list.tsx';
import { hourWords, levelOptions, levelWords } from './level-words.ts';
import classes from './plan.module.css';
import type { WizardAnswers } from './wizard-answers.ts';

const mockOptions = [
  { value: 'no', label: 'No, not yet' },
  { value: 'yes', label: 'Yes, I have' },
] as const;

interface WizardStepProps {
  step: number;
  answers: WizardAnswers;
  onChange: (answers: WizardAnswers) => void;
}

/** The question of a step. */
export function WizardStep({ step, answers, onChange }: WizardStepProps) {
  switch (step) {
    case 0:
      return (
        <ChoiceList
          label="How good is your English now?"
          options={levelOptions}
          value={answers.englishLevel}
          onChange={(englishLevel) => onChange({ ...answers, englishLevel })}
        />
      );
    case 1:
      return (
        <ChoiceList
          label="How long do you want to practise?"
          options={dailyPractices.map((value) => ({ value, label: hourWords[value] }))}
          value={answers.dailyPractice}
          onChange={(dailyPractice) => onChange({ ...answers, dailyPractice })}
        />
      );
    case 2:
      return (
        <>
          <ChoiceList
            label="Have you taken a mock test?"
            options={mockOptions}
            value={answers.hasTakenMockTest ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...answers, hasTakenMockTest: value === 'yes' })}
          />
          {answers.hasTakenMockTest ? (
            <ScoreFields scores={answers.mock} onChange={(mock) => onChange({ ...answers, mock })} />
          ) : null}
        </>
      );
    default:
      return (
        <div className={classes.summary}>
          <p>English: {answers.englishLevel === null ? 'not said' : levelWords[answers.englishLevel]}</p>
          <p>Time: {answers.dailyPractice === null ? 'not said' : hourWords[answers.dailyPractice]}</p>
          <p>
            Each day has the tasks that bring you the most points per minute. The plan is new every day, from
            what you did, offline too.
          </p>
        </div>
      );
  }
}
