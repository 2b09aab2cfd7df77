import { useEffect, useRef, useState } from 'react';
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
import { usePermission, type PermissionView } from './use-permission.ts';

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
  const stage = stageOf({
    isStopped: state.status === 'stopped',
    permission: permission.permission,
    isAllowed,
    place: microphones !== null && selected === null && place === 'test' ? 'choose' : place,
  });
  const box = useFocusOnStep(stage);
  if (stage === 'unknown') return <div className={classes.room} />;
  return (
    <div className={classes.steps} ref={box} tabIndex={-1}>
      <SetupLine at={stages.indexOf(stage)} />
      {stage === 'allow' && (
        <AllowStep permission={permission} browser={microphone.browser} system={microphone.system} />
      )}
      {stage === 'choose' && <ChooseStep setup={microphone} view={view} onTest={() => setPlace('test')} />}
      {stage === 'test' && state.status !== 'stopped' && (
        <TestStep
          state={state}
          name={name}
          onStart={start}
          onStop={() => void recorder.stop()}
          onChoose={choose}
        />
      )}
      {stage === 'result' && state.status === 'stopped' && (
        <ResultStep
          state={state}
          ports={ports}
          name={name}
          onTryAgain={() => void recorder.discard()}
          onConfirm={confirm}
          onChoose={choose}
        />
      )}
      {stage === 'saved' && <SavedStep name={name} from={from} onAgain={() => setPlace('choose')} />}
    </div>
  );
}

/** In the order of the line above them; the result stands at its last stop. */
const stages = ['allow', 'choose', 'test', 'result', 'saved'] as const;
type Stage = (typeof stages)[number];

interface StageFacts {
  readonly isStopped: boolean;
  readonly permission: PermissionView['permission'];
  readonly isAllowed: boolean;
  readonly place: 'choose' | 'test' | 'saved';
}

function stageOf({ isStopped, permission, isAllowed, place }: StageFacts): Stage | 'unknown' {
  // What was recorded is judged even when the permission is withdrawn meanwhile.
  if (isStopped) return 'result';
  if (permission === 'unknown') return 'unknown';
  return isAllowed ? place : 'allow';
}

/** The button that led to a step goes with the step before: who uses a keyboard or a screen reader begins at the new one. */
function useFocusOnStep(stage: Stage | 'unknown') {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Stage | 'unknown'>('unknown');
  useEffect(() => {
    if (before.current !== 'unknown' && before.current !== stage) box.current?.focus();
    before.current = stage;
  }, [stage]);
  return box;
}
