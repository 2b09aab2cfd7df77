import { changedByBoth, withChanges } from '#domain/goals/changed-fields.ts';
import type { KindRule } from './kind-rule.ts';
import { isSameJson } from './same-json.ts';

/** Field by field: a date that one device sets stands beside the scores that another one sets. */
export const target: KindRule<'target'> = {
  isSingle: true,
  ops: {
    'target.set': {
      key: () => 'target',
      holds: (value, { changed, ...wish }) =>
        value !== null && isSameJson(value, withChanges(value, wish, changed)),
      isWhole: ({ changed }) => changed === undefined,
      merge({ changed: before, ...older }, { changed: after, ...newer }) {
        const changed = changedByBoth(before, after);
        return { ...withChanges(older, newer, after), ...(changed && { changed }) };
      },
      apply: (value, { changed, ...wish }) => withChanges(value, wish, changed),
    },
  },
  group: () => 'all',
  at: () => 0,
};
