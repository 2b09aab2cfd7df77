import type { VideoKind } from '#contract/entities/media.ts';

const webm = 'video/webm; codecs="vp9, opus"';

/** The encoding of the lessons that this browser plays: WebM, which is smaller, or MP4, which every browser plays. */
export function playableKind(video: Pick<HTMLVideoElement, 'canPlayType'>): VideoKind {
  const answer = video.canPlayType(webm);
  return answer === 'probably' || answer === 'maybe' ? 'webm' : 'mp4';
}
