import type { MutationKind } from '#contract/mutations.ts';
import type { WaitingItem } from './list-waiting.ts';

const whatWords = {
  'answer.submit': 'Answer',
  'answer.delete': 'Deleted answer',
  'bookmark.set': 'Bookmark',
  'profile.set': 'Profile',
} as const satisfies Record<MutationKind, string>;

/** What it is: "Answer to Read Aloud #01003". */
export function whatWaits({ kind, practiceId }: WaitingItem, taskName: string | null): string {
  const what = whatWords[kind];
  const number = practiceId === null ? null : `#${String(practiceId).padStart(5, '0')}`;
  const about = [taskName, number].filter((part) => part !== null).join(' ');
  return about === '' ? what : `${what}, ${about}`;
}

/** Where it stands, in words. */
export function whereItStands({ state, attempts, reason }: WaitingItem): string {
  switch (state) {
    case 'pending':
      return attempts === 0 ? 'Waiting for a connection' : 'Tried, and will be tried again';
    case 'inflight':
      return 'Being sent';
    case 'parked-auth':
      return 'Sign in to finish saving it';
    case 'parked-quota':
      return 'Waits for your next free AI score';
    case 'parked-version':
      return 'Was saved by a newer version of Passage';
    case 'conflict':
      return 'Was changed on another device too';
    case 'dead':
      return reason === null ? 'Was not accepted' : `Was not accepted: ${reason}`;
  }
}
