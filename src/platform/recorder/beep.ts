/** The exam's tone, a static asset (spec section 7). */
export const beepUrl = '/voice/honk.mp3';

/**
 * Plays the tone to its end. A tone that cannot be had or decoded is left out: a recording must not depend on it.
 * Bounded, since a context that the browser keeps suspended never ends a sound.
 */
export async function playBeep(context: AudioContext, url = beepUrl): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) return;
    const sound = context.createBufferSource();
    sound.buffer = await context.decodeAudioData(await response.arrayBuffer());
    sound.connect(context.destination);
    const limitMs = sound.buffer.duration * 1000 + 500;
    await new Promise<void>((resolve) => {
      sound.onended = () => resolve();
      setTimeout(resolve, limitMs);
      sound.start();
    });
  } catch {
    // The recording goes on without it.
  }
}
