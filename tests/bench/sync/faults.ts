/**
 * What the way to the server does to writes. Those but `down` and `hang` meet every op once: the first request that
 * carries it. `reset`: the answer breaks off in the middle. `late-duplicate`: the request arrives again, a second later.
 */
export type Fault =
  | 'none'
  | 'answer 500'
  | 'answer 401'
  | 'answer 409'
  | 'html 200'
  | 'drop before commit'
  | 'drop after commit'
  | 'reset'
  | 'late duplicate'
  | 'down'
  | 'hang';

export const replayFaults = [
  'answer 500',
  'answer 401',
  'answer 409',
  'html 200',
  'drop before commit',
  'drop after commit',
  'reset',
  'late duplicate',
] as const satisfies readonly Fault[];
