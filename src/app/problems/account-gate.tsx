import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#features/sign-in/use-session.ts';
import { useStartState } from '#ui/start-gate.tsx';

const AccountGone = lazy(async () => ({
  default: (await import('#features/account/account-gone.tsx')).AccountGone,
}));

/** Shows nothing of a learner whose account was deleted elsewhere, but how it leaves this device. */
export function AccountGate({ children }: { children: ReactNode }) {
  const gone = (
    <Suspense>
      <AccountGone />
    </Suspense>
  );
  return <UnlessGone instead={gone}>{children}</UnlessGone>;
}

/** For what stands beside the page. */
export function UnlessGone({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  const isStarted = useStartState().status === 'ready';
  return isStarted ? <Gate instead={instead}>{children}</Gate> : children;
}

function Gate({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useSession().state.kind === 'gone' ? instead : children;
}
