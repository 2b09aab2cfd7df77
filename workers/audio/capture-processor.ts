import type { CaptureCommand, CaptureProcessorName, PcmMessage } from './api.ts';

// Runs in the AudioWorklet scope, which no TypeScript library describes: these are the few names of it that are used.
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** About 43 ms at 48 kHz: often enough for a live level, rare enough not to burden the audio thread. */
const batchSamples = 2048;

class CaptureProcessor extends AudioWorkletProcessor {
  private pcm: MessagePort | null = null;
  private batch = new Float32Array(batchSamples);
  private filled = 0;
  private hasStopped = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<CaptureCommand>) => {
      if (data.kind === 'begin') this.pcm = data.pcm;
      else this.stop();
    };
  }

  process(inputs: Float32Array[][]): boolean {
    // The node mixes to one channel. Before `begin` (the beep) and without a source there is nothing to take.
    const samples = inputs[0]?.[0];
    if (this.hasStopped) return false;
    if (!this.pcm || !samples) return true;
    for (const sample of samples) {
      this.batch[this.filled] = sample;
      this.filled += 1;
      if (this.filled === batchSamples) this.flush();
    }
    return true;
  }

  private flush(): void {
    if (this.filled === 0) return;
    const samples = this.batch.slice(0, this.filled);
    this.filled = 0;
    this.post({ kind: 'pcm', samples }, [samples.buffer]);
  }

  private stop(): void {
    if (this.hasStopped) return;
    this.hasStopped = true;
    this.flush();
    this.post({ kind: 'end' }, []);
  }

  private post(message: PcmMessage, transfer: Transferable[]): void {
    this.pcm?.postMessage(message, transfer);
  }
}

registerProcessor('passage-capture' satisfies CaptureProcessorName, CaptureProcessor);
