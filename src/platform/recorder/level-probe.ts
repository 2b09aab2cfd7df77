import type { LevelReading } from '#workers/audio/api.ts';
import type { CaptureSource } from './capture.ts';

/** Below this nobody speaks into the microphone; as in the worker's silence watch. */
const voiceDbfs = -50;
const toDbfs = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-5));

/** Reads the running level off an AnalyserNode, where no worker sees the samples. */
export function createLevelProbe({ stream, context }: CaptureSource, stopAfterSilenceMs: number | null) {
  const analyser = context.createAnalyser();
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let lastVoiceAt = context.currentTime;
  return {
    read(): { level: LevelReading; hasBeenSilent: boolean } {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
      const rmsDbfs = toDbfs(Math.sqrt(power));
      if (rmsDbfs >= voiceDbfs) lastVoiceAt = context.currentTime;
      const silentMs = (context.currentTime - lastVoiceAt) * 1000;
      return {
        level: { rmsDbfs, peakDbfs: toDbfs(peak), clipping: peak >= 0.99, tooQuiet: rmsDbfs < -45 },
        hasBeenSilent: stopAfterSilenceMs !== null && silentMs >= stopAfterSilenceMs,
      };
    },
    close: () => source.disconnect(),
  };
}
