import type { DeviceVoice } from '#platform/voice/device-voice.ts';
import type { Player } from './player.ts';

/** Plays on this element of the page; without one, on a sound of its own. */
export type MakePlayer = (element?: HTMLMediaElement) => Player;

/**
 * Makes players of which one plays at a time: the one that begins pauses the one before it, and stops the device's voice. The voice
 * pauses the player when it begins. The volume that is set on one holds for those that are made later, as long as the page lives.
 */
export function createSoloPlayers(
  makePlayer: MakePlayer,
  voice: Pick<DeviceVoice, 'isSpeaking' | 'subscribe' | 'stop'>,
): MakePlayer {
  let playing: Player | null = null;
  let volume: number | null = null;
  const pausePlaying = () => {
    if (playing?.getState().status === 'playing') playing.pause();
  };
  voice.subscribe(() => {
    if (voice.isSpeaking()) pausePlaying();
  });
  return (element) => {
    const player = makePlayer(element);
    if (volume !== null) player.setVolume(volume);
    let ownVolume = player.getSettings().volume;
    let wasPlaying = false;
    player.subscribe(() => {
      const setTo = player.getSettings().volume;
      if (setTo !== ownVolume) volume = setTo;
      ownVolume = setTo;
      const isPlaying = player.getState().status === 'playing';
      const isBeginning = isPlaying && !wasPlaying;
      wasPlaying = isPlaying;
      if (!isBeginning) return;
      if (playing !== player) pausePlaying();
      playing = player;
      if (voice.isSpeaking()) voice.stop();
    });
    return player;
  };
}
