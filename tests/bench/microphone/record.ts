import type { Clip } from './clips.ts';
import { speechRms } from './clips.ts';
import { mixed, pinkNoise, scaled } from './noises.ts';
import { impulseResponse, type Room } from './room.ts';
import { throughRoom } from './through-ffmpeg.ts';

/** A clip as it sounds in a room, its speech at root mean square 1 again. */
export async function inRoom(clip: Clip, room: Room, random: () => number): Promise<Clip> {
  const response = impulseResponse(room, clip.rate, random);
  const samples = await throughRoom(clip.samples, clip.rate, response);
  return { ...clip, samples: scaled(samples, 1 / speechRms(samples, clip.rate)) };
}

export const gainOf = (db: number): number => 10 ** (db / 20);
export const between = (low: number, high: number, random: () => number): number =>
  low + (high - low) * random();

/** Microphones are turned down before they cut a voice off. */
const highestPeakDbfs = -1;

/** What is left of a wanted level when no peak may pass -1 dBFS. */
export function levelWithoutClipping({ samples }: Clip, wantedDbfs: number): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.min(wantedDbfs, highestPeakDbfs - 20 * Math.log10(peak));
}

export interface Levels {
  readonly speechDbfs: number;
  /** Of the room's own, pink noise. */
  readonly noiseDbfs: number;
}

/** The levels of an ordinary recording: a quiet room, and a voice from far too soft to as loud as it gets. */
export function ordinaryLevels(clip: Clip, random: () => number): Levels {
  return {
    speechDbfs: levelWithoutClipping(clip, between(-30, -12, random)),
    noiseDbfs: between(-75, -60, random),
  };
}

/** The clip at these levels, over the noise of the room. */
export function recorded(clip: Clip, { speechDbfs, noiseDbfs }: Levels, random: () => number) {
  const noise = pinkNoise(clip.samples.length, random);
  return mixed(scaled(clip.samples, gainOf(speechDbfs)), noise, gainOf(noiseDbfs));
}
