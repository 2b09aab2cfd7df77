import type { SignalFacts } from '#contract/entities/answer.ts';
import { clippedShareHeard } from '#domain/signal/sound-faults.ts';

/** Softer than this is hard to hear over a train; the recorder's own hint says "A little closer" there. */
const softDbfs = -30;

/** "34.2 s", and from a minute on "1 min 15 s". */
export function secondsText(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** How loud the voice was, in words. */
export function levelWords({ speechDbfs, clippedShare }: SignalFacts): string {
  if (speechDbfs === null) return 'No voice heard';
  if (clippedShare > clippedShareHeard) return 'Too loud at times';
  return speechDbfs < softDbfs ? 'Quiet' : 'Good';
}

/** The facts of a recording as name and value, in the order in which they help. */
export function signalFacts(signal: SignalFacts): { name: string; value: string }[] {
  const longest = Math.max(0, ...signal.pauses.map(({ durationMs }) => durationMs));
  const count = signal.pauses.length;
  const pauses = count === 0 ? 'None' : `${count}, longest ${secondsText(longest)}`;
  return [
    { name: 'Length', value: secondsText(signal.durationMs) },
    { name: 'Speech', value: secondsText(signal.speechMs) },
    ...(signal.leadingSilenceMs === null
      ? []
      : [{ name: 'Before you spoke', value: secondsText(signal.leadingSilenceMs) }]),
    ...(signal.speechMs > 0 ? [{ name: 'Pauses', value: pauses }] : []),
    { name: 'Level', value: levelWords(signal) },
  ];
}
