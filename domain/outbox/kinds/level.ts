import type { KindRule } from './kind-rule.ts';
import { isSameJson } from './same-json.ts';

export const level: KindRule<'level'> = {
  isSingle: true,
  ops: {
    'level.set': { key: () => 'level', holds: isSameJson, apply: (_, wish) => wish },
  },
  group: () => 'all',
  at: () => 0,
};
