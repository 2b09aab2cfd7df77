import { paths } from '#contract/paths.ts';
import { DeletedAccountDto, deletionWords } from '#contract/entities/profile.ts';
import type { EndAccount } from '#data/commands/forget-learner.ts';
import type { ReadCalls } from './transport.ts';

/** Has the server delete the account of a learner. Where the answer was lost, the next call hears that the account is gone: that is done too. */
export function createAccountEnd(userId: string, transport: ReadCalls): EndAccount {
  return async () => {
    const outcome = await transport.postJson(userId, paths.deletion, { confirm: deletionWords });
    if (outcome.kind === 'signed-out')
      return outcome.isGone ? { kind: 'deleted', deleted: null } : { kind: 'signed-out' };
    const parsed = outcome.kind === 'answered' ? DeletedAccountDto.safeParse(outcome.body) : null;
    return parsed?.success ? { kind: 'deleted', deleted: parsed.data } : { kind: 'no-connection' };
  };
}
