import type { KindRule } from './kind-rule.ts';
import { isSameJson } from './same-json.ts';

export const target: KindRule<'target'> = {
  isSingle: true,
  ops: {
    'target.set': { v: 1, key: () => 'target', holds: isSameJson, apply: (_, wish) => wish },
  },
  group: () => 'all',
  at: () => 0,
};
