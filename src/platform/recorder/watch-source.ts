import type { CaptureSource } from './capture.ts';

/** A headset that reconnects mutes its track for a moment; a phone call for longer. */
const muteToleranceMs = 1_500;

/**
 * Tells when the microphone goes away in mid-recording: unplugged or its permission withdrawn (the track ends), a phone
 * call (the track is muted or, in Safari, the context is interrupted). Returns the way to stop watching.
 */
export function watchSource({ stream, context }: CaptureSource, onLost: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let muteTimer: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    watching.abort();
    clearTimeout(muteTimer);
    onLost();
  };
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('ended', lose, { signal });
    track.addEventListener('mute', () => (muteTimer = setTimeout(lose, muteToleranceMs)), { signal });
    track.addEventListener('unmute', () => clearTimeout(muteTimer), { signal });
  }
  context?.addEventListener('statechange', () => context.state !== 'running' && lose(), { signal });
  return () => {
    watching.abort();
    clearTimeout(muteTimer);
  };
}
