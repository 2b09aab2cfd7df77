/** Why a drain is tried. `score`: the server is making one. The last four mean that a try is worth more than before: delays of our own are cut short. */
export type Trigger = 'kick' | 'timer' | 'background' | 'score' | 'start' | 'online' | 'visible' | 'sync-now';

export const isWorthMore = (trigger: Trigger): boolean =>
  trigger === 'start' || trigger === 'online' || trigger === 'visible' || trigger === 'sync-now';
