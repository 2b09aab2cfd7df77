import { DeletedAccountDto, deletionWords } from '#contract/entities/profile.ts';
import type { EndAccount } from '#data/commands/forget-learner.ts';
import type { ReadCalls } from './transport.ts';

/** Has the server delete the account of a learner. Asked once: a lost answer is found out by the next call, which is refused. */
export function createAccountEnd(userId: string, transport: ReadCalls): EndAccount {
  return async () => {
    const outcome = await transport.postJson(userId, '/api/profile/deletion', { confirm: deletionWords });
    if (outcome.kind === 'signed-out') return { kind: 'signed-out' };
    const parsed = outcome.kind === 'answered' ? DeletedAccountDto.safeParse(outcome.body) : null;
    return parsed?.success ? { kind: 'deleted', deleted: parsed.data } : { kind: 'no-connection' };
  };
}
