import { dailyPractices, englishLevels } from '#contract/entities/progress.ts';
import { ScoreFields } from '#features/progress/target/score-fields.tsx';
import { ChoiceList } from './choice-list.tsx';
import classes from './plan.module.css';
import type { WizardAnswers } from './wizard-answers.ts';

const levelWords = {
  PRE_A1: 'Before A1: first words',
  A1: 'A1: a few simple sentences',
  A2: 'A2: everyday things',
  B1: 'B1: the main points of clear speech',
  B2: 'B2: most texts and talks',
  C1: 'C1: almost everything',
  C2: 'C2: everything with ease',
} as const;

const hourWords = {
  LESS_THAN_1: 'Up to 1 hour a day',
  BETWEEN_1_2: '1 to 2 hours a day',
  BETWEEN_2_3: '2 to 3 hours a day',
  BETWEEN_3_4: '3 to 4 hours a day',
  MORE_THAN_4: 'More than 4 hours a day',
} as const;

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
          options={englishLevels.map((value) => ({ value, label: levelWords[value] }))}
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
            Each day has the tasks that bring most points a minute for you. The plan is made anew every day
            from what you did, also without a connection.
          </p>
        </div>
      );
  }
}
