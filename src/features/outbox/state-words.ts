import type { ErrorCode } from '#contract/errors.ts';
import type { OpState } from '#domain/outbox/op.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import { capitalised } from '#domain/words/capitalised.ts';
import type { SyncTone } from '#ui/sync-word.tsx';
import { inWords } from '#ui/amounts.ts';
import type { OutboxItem } from './list-outbox.ts';

/** Where an item stands, in words. `trouble` is what the whole queue waits for. */
export function whereItStands(item: OutboxItem, trouble: SyncTrouble | null, now: number): string {
  switch (item.state) {
    case 'pending':
      return item.behind === null ? waitsFor(item, trouble, now) : behindWords[item.behind];
    case 'inflight':
      return 'Being sent';
    case 'parked-auth':
      return 'Waiting for you to sign in';
    case 'parked-quota':
      return 'Waiting for your next free AI score';
    case 'parked-version':
      return item.lastError?.code === 'NOT_IMPLEMENTED'
        ? 'Waiting for an update of the server'
        : 'Waiting for a newer version of Passage';
    case 'conflict':
      return 'Changed on another device too';
    case 'dead':
      return 'Was not accepted';
  }
}

const behindWords = {
  parent: 'Waiting for another change',
  earlier: 'Waiting for an earlier change',
} as const satisfies Record<NonNullable<OutboxItem['behind']>, string>;

function waitsFor({ attempts, dueAt }: OutboxItem, trouble: SyncTrouble | null, now: number): string {
  if (trouble === 'sign-in') return 'Waiting for you to sign in';
  if (trouble === 'offline') return 'Waiting for a connection';
  if (trouble === 'server') return 'Waiting for the server';
  if (attempts === 0) return 'Waiting for its turn';
  return dueAt > now ? `Did not work. Next try ${inWords(dueAt - now)}` : 'Did not work. Will try again';
}

const tones = {
  pending: 'waiting',
  inflight: 'moving',
  'parked-auth': 'waiting',
  'parked-quota': 'waiting',
  'parked-version': 'attention',
  conflict: 'attention',
  dead: 'attention',
} as const satisfies Record<OpState, SyncTone>;

/** The dot beside the words. */
export const stateTone = (state: OpState): SyncTone => tones[state];

/** Codes that an op may carry: those of the server, and how a request can end without one of its answers. */
type ReasonCode = ErrorCode | 'network' | 'timeout' | 'not-ours' | 'unreadable' | 'signed-out' | 'too-old';

const ours = 'This is our mistake. Save it as a file, or try again after the next update of Passage.';

const tooOld =
  'It is more than 90 days old. The server may have it already, so it is not sent automatically.';

const reasons: Partial<Record<ReasonCode, string>> = {
  network: 'The connection broke off.',
  timeout: 'The server did not answer in time.',
  'not-ours': 'Something else answered instead of Passage, for example the sign-in page of a Wi-Fi network.',
  unreadable: 'The answer of the server could not be read.',
  'signed-out': 'The sign-in had ended.',
  'too-old': tooOld,
  KEY_EXPIRED: tooOld,
  UNAUTHENTICATED: 'The sign-in had ended.',
  ACCOUNT_GONE: 'The account was deleted.',
  UNAVAILABLE: 'The server was not available.',
  RATE_LIMITED: 'The server takes no more of this just now. Passage sends it later.',
  IN_PROGRESS: 'The server was still working on it.',
  INTERNAL: 'The server had an error.',
  BLOB_MISSING: 'Its recording has to be sent first.',
  AI_LIMIT: 'Your free AI scores are used up. Your answer is saved.',
  PREMIUM_REQUIRED: 'It needs Premium.',
  PAYLOAD_TOO_LARGE: 'It is too large to be sent.',
  VERSION_CONFLICT: 'It was changed on another device meanwhile.',
  NOT_FOUND: 'What it belongs to is not on the server any more.',
  FORBIDDEN: 'The server does not allow it.',
  BAD_JSON: ours,
  METHOD_NOT_ALLOWED: ours,
  NOT_IMPLEMENTED: 'The server does not know this yet. Passage tries again with every sync.',
  UNSUPPORTED_MEDIA_TYPE: ours,
  IDEMPOTENCY_MISMATCH: ours,
  HASH_MISMATCH: ours,
};

/** Why the last try did not end it; `null` when it was not tried yet. The server's own words where they help. */
export function whyItStands({ lastError, serverErrors, state }: OutboxItem): string | null {
  // What is in conflict shows both texts: that says it all.
  if (lastError === null || state === 'conflict') return null;
  if (state === 'dead' && serverErrors > 0) {
    return `The server failed on it ${serverErrors} times, while other things got through.`;
  }
  // What is wrong with a recording is in the words that came with it.
  const isInWords = state === 'dead' && lastError.code === 'BLOB_MISSING';
  const known = isInWords ? undefined : reasons[lastError.code as ReasonCode];
  return known ?? (sentence(lastError.message) || ours);
}

/** "must be a number" as a sentence. */
function sentence(message: string): string {
  const text = message.trim();
  if (text === '') return '';
  const start = capitalised(text);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}
