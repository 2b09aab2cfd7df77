import type { AnswerDto, SignalFacts } from '#contract/entities/answer.ts';

/**
 * An answer as others see it: with the server's score alone, and nobody but its author learns what was measured of the
 * vocal tract.
 */
export function asOthersSee({ deviceScore: _own, shownBefore: _before, ...dto }: AnswerDto): AnswerDto {
  const { value, score } = dto;
  if (value.kind !== 'record') return dto;
  const recording = { ...value.recording, signal: withoutWarp(value.recording.signal) };
  const shown = { ...dto, value: { ...value, recording } };
  if (score?.evidence.kind !== 'recording') return shown;
  const { signal, speech } = score.evidence;
  const evidence = {
    ...score.evidence,
    signal: withoutWarp(signal),
    ...(speech ? { speech: { ...speech, warp: undefined } } : {}),
  };
  return { ...shown, score: { ...score, evidence } };
}

const withoutWarp = (signal: SignalFacts | null): SignalFacts | null =>
  signal && { ...signal, warp: undefined };
