import '#ui/mantine-styles.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useNewRecorder } from '#ui/audio/use-new-recorder.ts';
import type { MicrophonePorts } from './microphone-ports.ts';
import classes from './microphone.module.css';
import { SetupSteps } from './setup-steps.tsx';

export interface MicrophoneScreenProps {
  /** Where it begins once the microphone is allowed. */
  step: 'choose' | 'test';
  /** The page that the learner came from; `null` for Today. */
  from: string | null;
  /** `null` until what lies behind the screens has started. */
  ports: MicrophonePorts | null;
}

/** `/dashboard/microphone-setup`: allow, choose, test, save. */
export function MicrophoneScreen({ step, from, ports }: MicrophoneScreenProps) {
  return (
    <>
      <PageHeading title="Sound and microphone" start={<BackLink to="/" label="Back to Today" />} />
      <div className={classes.screen}>
        {ports === null ? (
          <div className={classes.room} />
        ) : (
          <WithRecorder step={step} from={from} ports={ports} />
        )}
      </div>
    </>
  );
}

function WithRecorder({ step, from, ports }: MicrophoneScreenProps & { ports: MicrophonePorts }) {
  const recorder = useNewRecorder(ports.createRecorder);
  if (recorder === null) return <div className={classes.room} />;
  return <SetupSteps step={step} from={from} ports={ports} recorder={recorder} />;
}
