import type { PaymentCall } from '#data/commands/payments.ts';

/** Why a call about money came to nothing, as one sentence. */
export function callProblem(call: Exclude<PaymentCall<unknown>, { kind: 'answered' }>): string {
  switch (call.kind) {
    case 'refused':
      return call.message === '' ? 'The server cannot do this now. Try again later.' : call.message;
    case 'no-connection':
      return 'This needs a connection. Try again when you are online.';
    case 'signed-out':
      return 'Your sign-in has ended. Sign in again to go on.';
  }
}
