import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { audioFileKinds } from '#domain/audio/file-kinds.ts';
import type { AudioFileState } from './use-audio-file.ts';
import classes from './sound.module.css';

interface AudioFileButtonProps {
  state: AudioFileState;
  onPick: () => void;
  onCancel: () => void;
  onTake: (file: File) => void;
}

/** Hands in a file that was recorded elsewhere. */
export function AudioFileButton({ state, onPick, onCancel, onTake }: AudioFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPicking = state.status === 'picking';
  useEffect(() => {
    const { current } = input;
    current?.addEventListener('cancel', onCancel);
    return () => current?.removeEventListener('cancel', onCancel);
  });
  return (
    <div className={classes['file']}>
      <input
        ref={input}
        type="file"
        accept={audioFileKinds.join(',')}
        hidden
        aria-label="Audio file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onTake(file);
        }}
      />
      {state.status === 'converting' ? (
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <Button
          className={classes['pick']}
          variant="subtle"
          onClick={() => {
            if (!isPicking) onPick();
            input.current?.click();
          }}
        >
          Use an audio file
        </Button>
      )}
      {state.status === 'failed' && (
        <p className={classes.hint} role="alert">
          {state.words}
        </p>
      )}
    </div>
  );
}
