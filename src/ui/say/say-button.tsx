import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSayPorts } from './say-ports.ts';

const SayDialog = lazy(async () => ({ default: (await import('./say-dialog.tsx')).SayDialog }));

interface SayButtonProps {
  word: string;
  variant?: 'subtle' | 'default';
  /** See `SayWord`. */
  isGraded?: boolean;
}

/** Opens the place where a word is said and scored. */
export function SayButton({ word, variant = 'subtle', isGraded = false }: SayButtonProps) {
  const ports = useSayPorts();
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  if (ports === null) return null;
  const open = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant={variant}
        px={10}
        mih={44}
        fw={500}
        leftSection={<IconMicrophone size={20} aria-hidden="true" />}
        aria-label={`Say it: ${word}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        Say it
      </Button>
      {isUsed && (
        <Suspense>
          <SayDialog
            word={word}
            ports={ports}
            isGraded={isGraded}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
