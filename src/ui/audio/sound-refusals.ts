const checks = 'Check that the microphone is the right one, is on, and is not covered. Then try again.';

/** Why a recording is not scored, and what to do, whatever was to be said. Neutral: it may be the microphone. */
export const soundRefusals = {
  'no-speech': `We heard nothing that sounds like a voice. ${checks}`,
  empty: `We heard nothing. ${checks}`,
  'too-quiet': 'This recording is too quiet to score. Try again closer to the microphone.',
  noisy: 'There is too much noise to score this. Try again in a quieter place.',
  clipping: 'The sound is distorted. Try again a little further from the microphone.',
} as const;
