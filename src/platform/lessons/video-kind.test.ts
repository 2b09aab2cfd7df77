import { expect, it } from 'vitest';
import { playableKind } from './video-kind.ts';

it.each([
  ['probably', 'webm'],
  ['maybe', 'webm'],
  ['', 'mp4'],
  // Older versions of Safari.
  ['no', 'mp4'],
])('for a browser that answers "%s" to VP9 and Opus it is %s', (answer, kind) => {
  const asked: string[] = [];
  const canPlayType = (type: string) => {
    asked.push(type);
    return answer as CanPlayTypeResult;
  };
  expect(playableKind({ canPlayType })).toBe(kind);
  expect(asked).toEqual(['video/webm; codecs="vp9, opus"']);
});
