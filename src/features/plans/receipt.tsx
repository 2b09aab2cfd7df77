import { Button } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { useDropped } from './use-dropped.ts';
import { useReceipt } from './use-receipt.ts';
import classes from './plans.module.css';

const types = 'image/png,image/jpeg,image/webp';

interface ReceiptProps {
  orderId: string;
  onSent: (call: PaymentCall<PaymentDto>) => void;
}

/** The photo of a receipt: chosen, dropped here or taken by the camera, looked at, and sent. */
export function Receipt({ orderId, onSent }: ReceiptProps) {
  const { picked, step, problem, pick, send } = useReceipt(orderId, onSent);
  const zone = useRef<HTMLElement>(null);
  const isOver = useDropped(zone, pick);
  const fromFiles = useRef<HTMLInputElement>(null);
  const fromCamera = useRef<HTMLInputElement>(null);
  const isBusy = step !== 'idle';
  return (
    <section ref={zone} className={classes['drop']} aria-label="Receipt" data-over={isOver || undefined}>
      <p>
        {picked === null
          ? 'Choose a photo or a screenshot of the receipt, or drop it here.'
          : 'Can you read the amount and the date? Then send it.'}
      </p>
      {picked !== null && (
        <img className={classes['preview']} src={picked.url} alt="Your receipt, before it is sent" />
      )}
      <div className={classes['actions']}>
        {picked !== null && (
          <Button loading={step === 'sending'} disabled={step === 'preparing'} onClick={send}>
            Send receipt
          </Button>
        )}
        <FileButton
          input={fromFiles}
          label={picked === null ? 'Choose a photo' : 'Choose another'}
          isBusy={isBusy}
          onPick={pick}
        />
        <FileButton input={fromCamera} label="Take a photo" isCamera isBusy={isBusy} onPick={pick} />
      </div>
      <output className={classes['said']}>
        {step === 'preparing' && 'Preparing the photo'}
        {step === 'sending' && 'Sending the photo'}
      </output>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </section>
  );
}

interface FileButtonProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** Opens the camera where there is one. */
  isCamera?: boolean;
  isBusy: boolean;
  onPick: (file: File | undefined) => void;
}

function FileButton({ input, label, isCamera = false, isBusy, onPick }: FileButtonProps) {
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        hidden
        aria-label={label}
        onChange={(event) => {
          onPick(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
