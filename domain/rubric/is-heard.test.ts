import { expect, test } from 'vitest';
import { taskTypes } from '#contract/task-type.ts';
import { isHeard } from './is-heard.ts';

test('listening tasks are heard, and the speaking tasks that begin with a voice; no other', () => {
  expect(taskTypes.filter(isHeard).toSorted()).toEqual(
    [
      'RS',
      'RL',
      'ASQ',
      'SGD',
      'RTS',
      'SST',
      'MCM_L',
      'FIB_L',
      'HCS',
      'MCS_L',
      'SMW',
      'HIW',
      'WFD',
    ].toSorted(),
  );
});
