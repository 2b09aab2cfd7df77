import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LevelUpdate } from '#contract/entities/progress.ts';
import { setLevel } from '#data/commands/set-goals.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './plan.module.css';
import { answersOf, isStepDone, levelOf, wizardSteps } from './wizard-answers.ts';
import { WizardStep } from './wizard-step.tsx';

interface PlanWizardProps {
  opened: boolean;
  onClose: () => void;
  /** What was said last time. */
  level: LevelUpdate | null;
}

/** Four steps to a study plan. A step opens once the ones before it are answered; the way back is always open. */
export function PlanWizard({ opened, onClose, level }: PlanWizardProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Study Plan" size="lg">
      <Steps onDone={onClose} level={level} />
    </Modal>
  );
}

function Steps({ onDone, level }: { onDone: () => void; level: LevelUpdate | null }) {
  const context = useDataContext();
  const toast = useToast();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(() => answersOf(level));
  const isLast = step === wizardSteps.length - 1;
  const mayOpen = (wanted: number) => wizardSteps.slice(0, wanted).every((_, at) => isStepDone(at, answers));

  async function submit() {
    const told = levelOf(answers);
    if (told === null) return;
    const result = await setLevel(context, told);
    toast(
      result.kind === 'saved'
        ? 'Study plan submitted successfully'
        : 'The plan could not be saved on this device',
    );
    if (result.kind === 'saved') onDone();
  }

  return (
    <div className={classes.wizard}>
      <ol className={classes.steps}>
        {wizardSteps.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              className={classes.step}
              aria-current={at === step ? 'step' : undefined}
              disabled={!mayOpen(at)}
              onClick={() => setStep(at)}
            >
              {at + 1}. {name}
            </button>
          </li>
        ))}
      </ol>
      <WizardStep step={step} answers={answers} onChange={setAnswers} />
      <div className={classes.actions}>
        {step === 0 ? null : (
          <Button variant="default" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        {isLast ? (
          <Button disabled={levelOf(answers) === null} onClick={() => void submit()}>
            Submit
          </Button>
        ) : (
          <Button disabled={!isStepDone(step, answers)} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
}
