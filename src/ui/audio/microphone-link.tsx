import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface MicrophoneLinkProps {
  /** Where the setup begins once the microphone is allowed. */
  step?: 'choose' | 'test';
  children: ReactNode;
}

/** Opens the setup of the microphone, which leads back here. */
export function MicrophoneLink({ step, children }: MicrophoneLinkProps) {
  const { pathname } = useLocation();
  const search = { from: pathname, ...(step === undefined ? {} : { step }) };
  return (
    <Button
      variant="subtle"
      px={10}
      mih={44}
      leftSection={<IconMicrophone size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/dashboard/microphone-setup" search={search} {...props} />}
    >
      {children}
    </Button>
  );
}
