import { Button } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { refusalWords } from '#ui/audio/recorder-words.ts';
import type { BrowserFamily, SystemFamily } from '#platform/recorder/microphone-setup.ts';
import { PermissionGuide } from './permission-guide.tsx';
import classes from './microphone.module.css';
import type { PermissionView } from './use-permission.ts';

interface AllowStepProps {
  permission: PermissionView;
  browser: BrowserFamily;
  system: SystemFamily;
}

/** Asks for the microphone; where it is blocked, shows where that is changed. The words of a denial are those of spec section 8. */
export function AllowStep({ permission, browser, system }: AllowStepProps) {
  const { refusal, isAsking, request } = permission;
  const isDenied = permission.permission === 'denied' || refusal?.kind === 'denied';
  const isBlocked = isDenied && permission.permission !== 'to-ask';
  return (
    <Card labelledBy="microphone-allow" tone="main">
      <h2 className={classes.heading} id="microphone-allow">
        {isDenied ? 'No Microphone Permission' : 'Allow the microphone'}
      </h2>
      <p className={classes.text}>
        {isDenied
          ? "Please click the button below to enable the microphone, or if it's blocked, allow it in your browser settings."
          : 'Your browser asks you once. The test is measured on this device, and nothing of it is kept.'}
      </p>
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal.kind === 'denied' ? denialWords[isBlocked ? 'blocked' : 'closed'] : refusalWords(refusal)}
        </p>
      )}
      <Button size="md" loading={isAsking} onClick={() => void request()}>
        {isDenied ? 'Request Permission' : 'Allow microphone'}
      </Button>
      {isBlocked && <PermissionGuide browser={browser} system={system} />}
    </Card>
  );
}

const denialWords = {
  blocked: 'It is still blocked. Follow the steps below, then press the button again.',
  closed: 'The question was closed. Press the button again, then choose Allow.',
} as const;
