import { PracticeMode } from '#contract/exam.ts';
import { keptText } from './kept-text.ts';

/** How questions are practised on this device. */
export interface ModeChoice {
  read(): PracticeMode;
  keep(mode: PracticeMode): void;
}

/** Kept on this device only. With storage refused it holds until the page goes. */
export function createModeChoice(): ModeChoice {
  const kept = keptText('passage-practice-mode');
  let chosen: PracticeMode | null = null;
  return {
    read: () => PracticeMode.safeParse(kept.read()).data ?? chosen ?? 'PRACTICE',
    keep(mode) {
      chosen = mode;
      kept.keep(mode);
    },
  };
}
