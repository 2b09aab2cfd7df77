import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { soundAccents, type SoundAccent } from '#domain/words/sound-index.ts';
import type { SayOutcome, VoiceAccent } from '#platform/voice/device-voice.ts';
import { playSound } from '#platform/word-sounds/play-sound.ts';
import type { WordSounds } from '#platform/word-sounds/word-sounds.ts';
import { chooseVoice, type Voices } from './choose-voice.ts';
import { useDeviceVoice } from './use-device-voice.ts';
import { useWordSounds } from './word-sound-ports.ts';

const nothing = () => () => undefined;

/** What decides which words can be had: it changes with the packs and the network, and not with every byte that comes. */
function standingOf({ packs }: WordSounds): string {
  const state = packs.getState();
  const standings = state.status === 'known' ? state.packs.map((view) => view.state.status) : [];
  return [state.status, packs.line().isOnline, ...standings].join(' ');
}

const isRecordedAccent = (accent: VoiceAccent | null): accent is SoundAccent =>
  soundAccents.some((one) => one === accent);

/** The accents in which a word can be heard as a recording now; `null` while nobody knows. */
function useRecorded(sounds: WordSounds | null, word: string) {
  const subscribe = useMemo(
    () => (sounds ? (listener: () => void) => sounds.packs.subscribe(listener) : nothing),
    [sounds],
  );
  const standing = useSyncExternalStore(subscribe, () => sounds && standingOf(sounds));
  const [found, setFound] = useState<{ word: string; accents: readonly SoundAccent[] } | null>(null);
  useEffect(() => {
    if (sounds === null || standing?.startsWith('loading')) return undefined;
    let isOver = false;
    void (async () => {
      const places = await Promise.all(soundAccents.map((accent) => sounds.find(word, accent)));
      if (!isOver) setFound({ word, accents: soundAccents.filter((_, at) => places[at] !== null) });
    })();
    return () => {
      isOver = true;
    };
  }, [sounds, word, standing]);
  const drop = (accent: SoundAccent) =>
    setFound((before) => before && { ...before, accents: before.accents.filter((one) => one !== accent) });
  return { accents: sounds === null ? [] : found?.word === word ? found.accents : null, drop };
}

export interface WordVoice extends Voices {
  /** Says the word as `chooseVoice` has it. Where a recording cannot be had after all, the device says it, if it can. */
  say(accent: VoiceAccent, rate?: number): Promise<SayOutcome>;
  /** What else the device says goes on. */
  stop(): void;
}

/** What can say a word now, and says it. */
export function useWordVoice(word: string): WordVoice {
  const ports = useWordSounds();
  const { voice, state: device } = useDeviceVoice();
  /** The device says this word now, and not something else. */
  const isSaying = useRef(false);
  const { accents: recorded, drop } = useRecorded(ports?.sounds ?? null, word);

  async function sayByDevice(accent: VoiceAccent, rate: number): Promise<SayOutcome> {
    isSaying.current = true;
    const outcome = await voice.say(word, accent, rate);
    isSaying.current = false;
    return outcome;
  }

  async function sayRecorded(accent: SoundAccent, rate: number): Promise<SayOutcome> {
    if (ports === null) return 'failed';
    voice.stop();
    const bytes = await ports.sounds.read(word, accent);
    return bytes === null ? 'failed' : playSound(ports.player, bytes, rate);
  }

  return {
    recorded,
    device,
    async say(accent, rate = 1) {
      const chosen = chooseVoice({ recorded, device }, accent);
      if (chosen?.kind !== 'recorded' || !isRecordedAccent(chosen.accent)) {
        ports?.player.pause();
        return sayByDevice(chosen?.accent ?? accent, rate);
      }
      const outcome = await sayRecorded(chosen.accent, rate);
      if (outcome !== 'failed') return outcome;
      drop(chosen.accent);
      return device.kind === 'there' ? sayByDevice(accent, rate) : 'failed';
    },
    stop() {
      if (isSaying.current) voice.stop();
      ports?.player.pause();
    },
  };
}
