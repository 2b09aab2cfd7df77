import type { AccessTokens } from './access-tokens.ts';

/** Tells of a token that is another one than the last: it was just issued, so the host of the provider lives, and so may ours. */
export function tellOfRenewals(tokens: AccessTokens, onRenewed: () => void): AccessTokens {
  let last: string | null = null;
  return {
    accountIsGone: async (token) => tokens.accountIsGone?.(token),
    async getAccessToken(request) {
      const answer = await tokens.getAccessToken(request);
      if (answer.kind !== 'token') return answer;
      if (last !== null && last !== answer.token) onRenewed();
      last = answer.token;
      return answer;
    },
  };
}
