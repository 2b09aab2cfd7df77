import { useRef, useState } from 'react';
import type { WordScore } from '#contract/entities/word.ts';
import type { KeptWord, SayPorts } from './say-ports.ts';

/** Keeps a word whose first clear trouble was just heard; once, however often it is said again. */
export function useKeptTrouble(word: string, keepMissaid: SayPorts['keepMissaid'] | null) {
  const [kept, setKept] = useState<KeptWord | null>(null);
  const isAsked = useRef(false);
  return {
    kept,
    hear: ({ syllables }: WordScore): void => {
      const isBad = syllables.some(({ accuracy }) => accuracy === 'LOW');
      if (!isBad || keepMissaid === null || isAsked.current) return;
      isAsked.current = true;
      void (async () => setKept(await keepMissaid(word)))();
    },
    takeBack: (): void => {
      if (kept === null) return;
      setKept(null);
      void kept.takeBack();
    },
  };
}
