import { Button } from '@mantine/core';

interface AnswerButtonProps {
  isShown: boolean;
  /** The prompt plays or the microphone is open. */
  isHeld: boolean;
  /** Id of what it shows. */
  answerId: string;
  onToggle: () => void;
}

/** Shows the answer, or hides it again. */
export function AnswerButton({ isShown, isHeld, answerId, onToggle }: AnswerButtonProps) {
  return (
    <Button
      variant="default"
      aria-keyshortcuts="a"
      aria-expanded={isShown}
      aria-controls={answerId}
      // It may be spoken aloud: not over the prompt or into the microphone.
      disabled={!isShown && isHeld}
      onClick={onToggle}
    >
      {isShown ? 'Hide answer' : 'Show answer'}
    </Button>
  );
}
