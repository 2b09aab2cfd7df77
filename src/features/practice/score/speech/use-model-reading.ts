import { useEffect, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { usePlayer } from '#features/practice/sound/use-player.ts';
import { mediaPath } from '#platform/media-cache.ts';
import type { Player } from '#platform/player/player.ts';
import type { WordTimes } from '#platform/speech-client/speech-client.ts';

export interface ReadText {
  readonly text: string;
  readonly pronunciations: readonly string[];
}

export interface ModelVoice {
  readonly player: Player;
  /** By the place of the word in the text. */
  readonly times: WordTimes;
}

/**
 * A model reading whose words can be played one by one; `null` while it is not known when each is spoken. Their times come
 * with the item; for one from before there were any the engine finds them.
 */
export function useModelReading(audio: ItemAudio | undefined, reading: ReadText): ModelVoice | null {
  const { speech } = usePracticePorts();
  const player = usePlayer();
  const [found, setFound] = useState<{ url: string; times: WordTimes } | null>(null);
  const { text, pronunciations } = reading;
  const url = audio ? mediaPath(audio.sha256) : null;
  const known = audio?.wordTimes;
  useEffect(() => {
    if (url === null || !player) return undefined;
    let isGone = false;
    const find = async () => {
      await player.load({ url });
      const times: WordTimes | null = known
        ? known.map((time) => time && { startMs: time[0], endMs: time[1] })
        : await speech.findWordTimes({ url, text, pronunciations });
      if (times && !isGone) setFound({ url, times });
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [url, known, player, speech, text, pronunciations]);
  return player && found?.url === url ? { player, times: found.times } : null;
}
