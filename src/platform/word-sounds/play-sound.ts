import type { Player } from '#platform/player/player.ts';
import type { SayOutcome } from '#platform/voice/device-voice.ts';

/** Plays the MP3 of a word until it ends or something else plays. */
export async function playSound(
  player: Player,
  bytes: Uint8Array<ArrayBuffer>,
  rate: number,
): Promise<SayOutcome> {
  await player.load({ bytes, mimeType: 'audio/mpeg' });
  player.setRate(rate);
  const ended = Promise.withResolvers<SayOutcome>();
  const unsubscribe = player.subscribe(() => {
    switch (player.getState().status) {
      case 'ended':
        return ended.resolve('said');
      case 'paused':
      case 'loading':
        return ended.resolve('stopped');
      case 'failed':
      case 'blocked':
        return ended.resolve('failed');
      case 'empty':
      case 'ready':
      case 'playing':
    }
  });
  try {
    if (player.getState().status === 'failed') return 'failed';
    await player.play();
    return await ended.promise;
  } finally {
    unsubscribe();
  }
}
