import { counted } from '#domain/numbers/counted.ts';
import { useFarewell, type Farewell } from './farewell.ts';
import classes from './sign-out.module.css';

/** What became of the learner's things, said once on the page after the sign-out. Nothing at any other time. */
export function SignedOutNote() {
  const farewell = useFarewell();
  return farewell && <output className={classes['goodbye']}>{wordsOf(farewell)}</output>;
}

function wordsOf(farewell: Farewell): string {
  if (farewell.kind === 'kept')
    return `You are signed out. Your answers stay on this device and are there when you sign in again.${
      farewell.isOffline ? ' The server is told when you are online again.' : ''
    }`;
  return farewell.left === 0
    ? 'You are signed out. Nothing of yours is left on this device.'
    : `You are signed out. ${counted(farewell.left, 'thing')} ${farewell.left === 1 ? 'is' : 'are'} still on this device. Sign in and try again.`;
}
