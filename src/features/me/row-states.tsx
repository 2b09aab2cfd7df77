import { useMantineColorScheme } from '@mantine/core';
import { contentStatus } from '#data/queries/content-status.ts';
import { findTarget } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { readTextSize } from '#platform/text-size.ts';
import { leftWords } from '#ui/ai-scores/free-score-words.ts';
import { microphoneName } from '#ui/audio/microphone-name.ts';
import { dayWords } from '#ui/day-words.ts';
import { deviceWords } from './device-words.ts';
import { useMePorts } from './me-ports.ts';
import { schemes } from './schemes.ts';

/** "PTE Academic, exam on 12 January". */
export function ExamState() {
  const profile = useLive(findProfile, {});
  const target = useLive(findTarget, {});
  if (profile.status !== 'ready' || target.status !== 'ready') return null;
  const exam = examNames[profile.data.pteType];
  const day = target.data?.examDate ?? null;
  if (day !== null) return `${exam}, exam on ${dayWords(day)}`;
  return target.data === null ? `${exam}, no goal yet` : exam;
}

/** How many AI scores are left, for whom there is a limit. */
export function ScoresState() {
  const scores = useAiScores();
  if (scores === null) return 'Statistics and points';
  return leftWords(scores);
}

/** Whether the learner can leave the network behind, in a few words. */
export function DeviceState() {
  const content = useLive(contentStatus, {});
  return content.status === 'ready' ? deviceWords(content.data).short : null;
}

/** The microphone of this device's setup. */
export function MicrophoneState() {
  const chosen = useMePorts().microphone.choice.read();
  if (chosen === null) return 'Not checked on this device yet';
  return <span translate="no">{microphoneName(chosen)}</span>;
}

/** "Light", "As the device, text 115 %". */
export function LookState() {
  const { colorScheme } = useMantineColorScheme();
  const size = readTextSize();
  const scheme = schemes.find(({ value }) => value === colorScheme)?.label ?? '';
  return size === '100' ? scheme : `${scheme}, text ${size} %`;
}
