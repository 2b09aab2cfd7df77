import type { CaptureSource, SourceLoss } from './capture.ts';

/** A headset that reconnects mutes its track for a moment; a phone call for longer. */
const muteToleranceMs = 1_500;

const hasEnded = (track: MediaStreamTrack): boolean => track.readyState === 'ended';

/** Whether nothing can be heard from it any more: it was unplugged, or its permission withdrawn. */
export const isGone = (stream: MediaStream): boolean => stream.getAudioTracks().every(hasEnded);

/**
 * Tells when the microphone goes away in mid-recording, or went before it began, as during the tone. Returns the way to stop watching.
 */
export function watchSource(
  { stream, context }: CaptureSource,
  onLost: (loss: SourceLoss) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = (loss: SourceLoss) => {
    watching.abort();
    clearTimeout(timer);
    onLost(loss);
  };
  const loseAfter = (ms: number, loss: SourceLoss) => {
    clearTimeout(timer);
    timer = setTimeout(() => lose(loss), ms);
  };
  const isHeard = () => context === null || context.state === 'running';
  for (const track of stream.getAudioTracks()) {
    const look = () => track.muted && loseAfter(muteToleranceMs, 'interrupted');
    look();
    // As a task of its own: who watches has to be ready first.
    if (hasEnded(track)) loseAfter(0, 'device-lost');
    track.addEventListener('ended', () => lose('device-lost'), { signal });
    track.addEventListener('mute', look, { signal });
    track.addEventListener('unmute', () => clearTimeout(timer), { signal });
  }
  if (!isHeard()) loseAfter(0, 'interrupted');
  context?.addEventListener('statechange', () => !isHeard() && lose('interrupted'), { signal });
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}
