import { useEffect, useState } from 'react';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { microphoneName } from '#ui/audio/microphone-name.ts';
import { useStore } from '#ui/use-store.ts';
import { AllowStep } from './allow-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { MicrophonePorts } from './microphone-ports.ts';
import classes from './microphone.module.css';
import { ResultStep } from './result-step.tsx';
import { SavedStep } from './saved-step.tsx';
import { SetupLine } from './setup-line.tsx';
import { TestStep } from './test-step.tsx';
import { useMicrophones } from './use-microphones.ts';
import { usePermission } from './use-permission.ts';

/** Spec section 9: a test of the microphone stops after 5 s. */
const limitMs = 5_000;

interface SetupStepsProps {
  step: 'choose' | 'test';
  from: string | null;
  ports: MicrophonePorts;
  recorder: Recorder;
}

/** One step at a time. A permission that is withdrawn leads back to the first one. */
export function SetupSteps({ step, from, ports, recorder }: SetupStepsProps) {
  const { microphone, clock } = ports;
  const permission = usePermission(microphone.access);
  const isAllowed = permission.permission === 'granted' && permission.refusal === null;
  const view = useMicrophones(microphone, isAllowed);
  const state = useStore(recorder);
  const [place, setPlace] = useState<'choose' | 'test' | 'saved'>(step);
  const { refuse } = permission;
  useEffect(() => {
    if (state.status !== 'denied') return;
    const { error, message } = state;
    refuse({ kind: 'denied', error, message });
    recorder.clear();
  }, [state, refuse, recorder]);

  const { microphones, selected } = view;
  const name = selected === null ? '' : microphoneName(selected);
  const choose = () => {
    void recorder.discard();
    setPlace('choose');
  };
  const start = () => {
    if (selected === null) return;
    const request = { practiceId: null, taskType: null, hasBeep: false, limitMs, microphone: selected };
    void recorder.start(request);
  };
  const confirm = () => {
    if (selected === null) return;
    microphone.choice.keep({ ...selected, checkedAt: clock.now() });
    microphone.choice.settleOffer();
    void recorder.discard();
    setPlace('saved');
  };
  // What was recorded is judged even when the permission is withdrawn meanwhile.
  if (state.status === 'stopped') {
    return (
      <div className={classes.steps}>
        <SetupLine at={3} />
        <ResultStep
          state={state}
          ports={ports}
          name={name}
          onTryAgain={() => void recorder.discard()}
          onConfirm={confirm}
          onChoose={choose}
        />
      </div>
    );
  }
  if (permission.permission === 'unknown') return <div className={classes.room} />;
  if (!isAllowed) {
    return (
      <div className={classes.steps}>
        <SetupLine at={0} />
        <AllowStep permission={permission} browser={microphone.browser} system={microphone.system} />
      </div>
    );
  }
  if (place === 'saved') {
    return (
      <div className={classes.steps}>
        <SetupLine at={4} />
        <SavedStep name={name} from={from} onAgain={() => setPlace('choose')} />
      </div>
    );
  }
  if (place === 'choose' || (microphones !== null && selected === null)) {
    return (
      <div className={classes.steps}>
        <SetupLine at={1} />
        <ChooseStep setup={microphone} view={view} onTest={() => setPlace('test')} />
      </div>
    );
  }
  return (
    <div className={classes.steps}>
      <SetupLine at={2} />
      <TestStep
        state={state}
        name={name}
        onStart={start}
        onStop={() => void recorder.stop()}
        onChoose={choose}
      />
    </div>
  );
}
