import { useEffect, type ReactNode } from 'react';
import type { SessionPhase } from '#domain/timing/session.ts';
import { QuietScope } from '#ui/voice/quiet-scope.ts';
import { useDeviceVoice } from '#ui/voice/use-device-voice.ts';

const quietPhases: ReadonlySet<SessionPhase> = new Set<SessionPhase>([
  'playing',
  'ready-to-record',
  'recording',
]);

interface QuietQuestionProps {
  phase: SessionPhase;
  isHandedIn: boolean;
  children: ReactNode;
}

/** A question in which nothing is read out over the prompt or into the microphone. Handing in the answer ends what is being read. */
export function QuietQuestion({ phase, isHandedIn, children }: QuietQuestionProps) {
  const { voice } = useDeviceVoice();
  useEffect(() => {
    if (isHandedIn && voice.isSpeaking()) voice.stop();
  }, [isHandedIn, voice]);
  return <QuietScope value={!isHandedIn && quietPhases.has(phase)}>{children}</QuietScope>;
}
