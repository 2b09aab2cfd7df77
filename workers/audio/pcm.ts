/** Main thread -> capture processor. `begin` hands over the port to the audio worker; PCM goes there and nowhere else. */
export type CaptureCommand = { kind: 'begin'; pcm: MessagePort } | { kind: 'stop' };

/** Capture processor -> audio worker. `end` follows the last samples. */
export type PcmMessage = { kind: 'pcm'; samples: Float32Array<ArrayBuffer> } | { kind: 'end' };

/** Under which the processor is registered in the AudioWorklet scope. A type, since the main thread loads no worker code. */
export type CaptureProcessorName = 'passage-capture';
