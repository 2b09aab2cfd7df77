import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { RecordingPlayer } from '#features/practice/sound/recording-player.tsx';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';

/** What was shared, to be heard before it is handed in. Its bytes are read when it is wanted. */
export function SharedPlayer({ file }: { file: File }) {
  const [recording, setRecording] = useState<RecordingBytes | null>(null);
  const listen = async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // How long it is the player finds out.
    setRecording({ bytes, mimeType: file.type, durationMs: 0 });
  };
  if (recording) return <RecordingPlayer recording={recording} label="The shared recording" />;
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
      onClick={() => void listen()}
    >
      Listen
    </Button>
  );
}
