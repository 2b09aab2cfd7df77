import type { OpRule } from './kind-rule.ts';

/** A report leaves no row: nothing of it comes back. */
export const reportOps: { readonly 'report.create': OpRule<'report.create', never> } = {
  'report.create': {
    key: ({ reportId }) => reportId,
    lane: ({ practiceId }) => `reports:${practiceId}`,
    apply: () => null,
  },
};
