import { Button } from '@mantine/core';
import { useCallback, useId } from 'react';
import type { Microphone } from '#platform/recorder/list-microphones.ts';
import type { MicrophoneSetup } from '#platform/recorder/microphone-setup.ts';
import type { LevelWatch } from '#platform/recorder/watch-levels.ts';
import { microphoneName } from '#ui/audio/microphone-name.ts';
import { Card } from '#ui/card.tsx';
import { Message } from '#ui/message.tsx';
import { usePageIsSeen } from '#ui/use-page-is-seen.ts';
import { useResource } from '#ui/use-resource.ts';
import { useReading } from '#ui/use-store.ts';
import { LevelMeter } from './level-meter.tsx';
import classes from './microphone.module.css';
import type { MicrophonesView } from './use-microphones.ts';

interface ChooseStepProps {
  setup: MicrophoneSetup;
  view: MicrophonesView;
  onTest: () => void;
}

/** The connected microphones, each with its level as it is now. */
export function ChooseStep({ setup, view, onTest }: ChooseStepProps) {
  const { microphones, selected, select, lost } = view;
  const levels = useLevels(setup, view);
  const name = useId();
  if (microphones === null) return <div className={classes.room} />;
  if (microphones.length === 0) {
    return (
      <Card>
        <Message title="No microphone was found">
          Connect one, and it appears here. Without one you can still practise everything else.
        </Message>
      </Card>
    );
  }
  return (
    <Card labelledBy="microphone-choose" tone="main">
      <h2 className={classes.heading} id="microphone-choose">
        Choose your microphone
      </h2>
      <p className={classes.text}>Say a few words. The right one moves when you speak.</p>
      <output className={classes.lost}>{lost === null ? null : `${lost} is not connected.`}</output>
      <fieldset className={classes.devices} aria-labelledby="microphone-choose">
        {microphones.map((microphone) => (
          <label key={microphone.deviceId} className={classes.device}>
            <input
              type="radio"
              name={name}
              checked={microphone.deviceId === selected?.deviceId}
              onChange={() => select(microphone)}
            />
            <span className={classes.name}>{microphoneName(microphone)}</span>
            <Level levels={levels} microphone={microphone} isSelected={microphone === selected} />
          </label>
        ))}
      </fieldset>
      {levels && <TouchFirst levels={levels} />}
      <Button size="md" onClick={onTest}>
        Test this microphone
      </Button>
    </Card>
  );
}

/** While the page is in sight; nobody listens behind the learner's back. */
function useLevels(setup: MicrophoneSetup, { microphones, selected }: MicrophonesView): LevelWatch | null {
  const isSeen = usePageIsSeen();
  // By name: another list with the same devices opens nothing anew.
  const wanted = setup.opensSeveral ? microphones : selected && [selected];
  const key = JSON.stringify(wanted ?? []);
  const open = useCallback(() => {
    const resource = setup.watchLevels(JSON.parse(key) as Microphone[]);
    return { resource, close: () => resource.close() };
  }, [setup, key]);
  return useResource(isSeen && wanted !== null && wanted.length > 0 ? open : null);
}

interface LevelProps {
  levels: LevelWatch | null;
  microphone: Microphone;
  isSelected: boolean;
}

function Level({ levels, microphone, isSelected }: LevelProps) {
  if (levels === null) return <span className={classes.meter} aria-hidden="true" />;
  return <Heard levels={levels} microphone={microphone} isSelected={isSelected} />;
}

function Heard({ levels, microphone, isSelected }: LevelProps & { levels: LevelWatch }) {
  const level = useReading(levels, (each) => each.getState().levels.get(microphone.deviceId));
  // A browser that opens one at a time shows the selected one.
  if (level === undefined && !isSelected) return <span className={classes.meter} aria-hidden="true" />;
  const { rmsDbfs = null, sampleRate = null } = level ?? {};
  return (
    <span className={classes.live}>
      <LevelMeter rmsDbfs={rmsDbfs} label={`Level of ${microphoneName(microphone)}`} />
      {sampleRate === null ? null : <span className={classes.rate}>{sampleRate / 1000} kHz</span>}
    </span>
  );
}

function TouchFirst({ levels }: { levels: LevelWatch }) {
  const isWaiting = useReading(levels, (each) => each.getState().isWaitingForTouch);
  return isWaiting ? <p className={classes.quiet}>Touch the page to see the levels.</p> : null;
}
