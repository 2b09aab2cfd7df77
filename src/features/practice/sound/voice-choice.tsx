import { NativeSelect } from '@mantine/core';
import type { AudioVariant } from '#platform/player/timing-player.ts';
import { randomSpeaker } from './use-timing-player.ts';

export interface VoiceChoiceProps {
  variants: readonly AudioVariant[];
  /** Id of a voice, or `randomSpeaker`. */
  choice: string;
  onChoose: (choice: string) => void;
}

/** Which voice speaks a prompt. */
export function VoiceChoice({ variants, choice, onChoose }: VoiceChoiceProps) {
  return (
    <NativeSelect
      label="Voice"
      value={choice}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: randomSpeaker, label: 'Random speaker' },
        ...variants.map((variant) => ({ value: variant.id, label: variant.label })),
      ]}
      w="100%"
      maw={320}
    />
  );
}
