import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#ui/overlay/modal.ts';
import { onlyHereWords, stillToSendWords } from './remove-words.ts';
import { SignOutChoice } from './sign-out-choice.tsx';
import { useSending, type Sending, type SendingEnd } from './use-sending.ts';
import classes from './sign-out.module.css';

interface SignOutDialogProps {
  onClose: () => void;
  /** The learner's sign-in still counts: what waits can be sent. */
  canSend: boolean;
}

/** Sends what can be sent, within limits, and asks what becomes of the rest of the learner on this device. */
export function SignOutDialog({ onClose, canSend }: SignOutDialogProps) {
  const [isWorking, setIsWorking] = useState(false);
  const close = () => {
    if (!isWorking) onClose();
  };
  return (
    <Modal opened onClose={close} title="Sign out" centered>
      <SignOutSteps onClose={close} canSend={canSend} onWork={setIsWorking} />
    </Modal>
  );
}

function SignOutSteps({
  onClose,
  canSend,
  onWork,
}: SignOutDialogProps & { onWork: (isWorking: boolean) => void }) {
  const { sending, stopWaiting, sendAgain } = useSending(canSend);
  const canTryAgain = sending.status === 'over' && canSend && sending.end !== 'sent';
  return (
    <div className={classes['steps']}>
      {/* There before its words, or they would not be read out; the count of each moment is not. */}
      <output className={classes['state']}>{sending.status === 'over' && overWords(sending)}</output>
      {sending.status === 'sending' && (
        <>
          <p className={classes['state']}>Sending {onlyHereWords({ ...sending.only, unfinished: 0 })}</p>
          <Progress value={sending.sentPercent} aria-label="Sending" />
          <p className={classes['note']}>Anything that is not sent stays safe on this device.</p>
          <div className={classes['deeds']}>
            <Button variant="default" onClick={onClose}>
              Stay signed in
            </Button>
            <Button variant="default" onClick={stopWaiting} data-autofocus>
              Don’t wait
            </Button>
          </div>
        </>
      )}
      {canTryAgain && (
        <Button variant="subtle" px={0} className={classes['again']} onClick={sendAgain}>
          Try to send again
        </Button>
      )}
      {sending.status === 'over' && <SignOutChoice only={sending.only} onStay={onClose} onWork={onWork} />}
    </div>
  );
}

const whyNotSent = {
  offline: 'You are offline.',
  'not-now': 'Not everything could be sent now.',
  slow: 'Sending takes too long now.',
  'no-wait': null,
  'sign-in-ended': 'Your sign-in has ended, so nothing can be sent now.',
} as const satisfies Record<Exclude<SendingEnd, 'sent'>, string | null>;

function overWords({ end, only }: Sending & { status: 'over' }): string {
  if (end === 'sent') return 'Everything that you handed in is on the server.';
  return [whyNotSent[end], stillToSendWords(only)].filter((part) => part !== null).join(' ');
}
