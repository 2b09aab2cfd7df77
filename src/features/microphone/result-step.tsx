import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { RecorderState } from '#platform/recorder/recorder-state.ts';
import { Card } from '#ui/card.tsx';
import { FactList } from '#ui/practice/fact-list.tsx';
import { fallbackWords } from '#ui/audio/recorder-words.ts';
import { soundFaultWords } from '#ui/audio/sound-fault-words.ts';
import { useLoaded } from '#ui/audio/use-loaded.ts';
import { useNewPlayer } from '#ui/audio/use-new-player.ts';
import { usePrepared } from '#ui/audio/use-prepared.ts';
import { DeviceLine } from './device-line.tsx';
import { Heard } from './heard.tsx';
import type { MicrophonePorts } from './microphone-ports.ts';
import classes from './microphone.module.css';
import { soundFigures } from './sound-figures.ts';
import { verdictOf, type Verdict } from './verdict.ts';

interface ResultStepProps {
  state: Extract<RecorderState, { status: 'stopped' }>;
  ports: MicrophonePorts;
  /** The selected microphone. */
  name: string;
  onTryAgain: () => void;
  onConfirm: () => void;
  onChoose: () => void;
}

/** How the test went, in words with what to do; what was understood; the learner's own sound. */
export function ResultStep({ state, ports, name, onTryAgain, onConfirm, onChoose }: ResultStepProps) {
  const { recording, endedBy, fallback } = state;
  const verdict = verdictOf(recording, endedBy);
  const isGood = verdict.kind === 'good' && fallback === null;
  const { title, advice } = verdictWords(verdict);
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  const more = verdict.kind === 'faulty' ? verdict.faults.slice(1) : [];
  const wasHeard =
    verdict.kind !== 'faulty' || (verdict.faults[0] !== 'silent' && verdict.faults[0] !== 'no-voice');
  return (
    <Card labelledBy="microphone-result" tone="main">
      <output className={classes.verdict} data-good={isGood || undefined}>
        <Icon size={28} stroke={1.75} aria-hidden="true" className={classes.sign} />
        <span>
          <b className={classes.heading} id="microphone-result">
            {title}
          </b>
          <span className={classes.advice}>{advice}</span>
        </span>
      </output>
      {fallback && (
        <p className={classes.text} translate="no">
          {fallbackWords(state)}
        </p>
      )}
      {more.map((fault) => (
        <p key={fault} className={classes.text}>
          <b>{soundFaultWords[fault].title}.</b> {soundFaultWords[fault].advice}
        </p>
      ))}
      {wasHeard && <Heard recording={recording} writeDown={ports.writeDown} />}
      <OwnSound state={state} ports={ports} />
      <div className={classes.deeds}>
        <Button size="md" variant={isGood ? 'default' : 'filled'} onClick={onTryAgain}>
          Try Again
        </Button>
        <Button size="md" variant={isGood ? 'filled' : 'default'} onClick={onConfirm}>
          Confirm Changes
        </Button>
      </div>
      <DeviceLine name={name} onChange={onChoose} />
      {recording.signal && (
        <details className={classes.figures}>
          <summary>Figures of this test</summary>
          <FactList facts={soundFigures(recording.signal)} />
        </details>
      )}
    </Card>
  );
}

const cutOffWords = {
  'device-lost': 'It was unplugged, or its permission was withdrawn. Connect it, then try again.',
  interrupted: 'A call or another app took it. Try again when that is over.',
  broken: 'The recording stopped early. Try again.',
} as const;

function verdictWords(verdict: Verdict): { title: string; advice: string } {
  switch (verdict.kind) {
    case 'good':
      return { title: 'You sound clear', advice: 'This microphone is ready for speaking tasks.' };
    case 'too-short':
      return { title: 'Too short to tell', advice: 'Say the whole sentence before you stop.' };
    case 'unknown':
      return { title: 'This browser cannot measure it', advice: 'Listen to yourself, and decide by ear.' };
    case 'cut-off':
      return { title: 'The microphone went away', advice: cutOffWords[verdict.endedBy] };
    case 'faulty':
      return soundFaultWords[verdict.faults[0]];
  }
}

function OwnSound({ state: { recording }, ports }: Pick<ResultStepProps, 'state' | 'ports'>) {
  const player = useNewPlayer(ports.createPlayer);
  useLoaded(player, recording, usePrepared(ports.audio, recording));
  const play = () => {
    player?.seekTo(0);
    void player?.play();
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
      disabled={player === null}
      onClick={play}
    >
      Hear yourself
    </Button>
  );
}
