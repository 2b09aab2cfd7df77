import type { ErrorCode } from '#contract/errors.ts';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change, ChangeKind, SyncOp } from '#contract/sync.ts';

/** One learner's part of the server. A row that is gone keeps its version: versions of a key never go back. */
export interface Account {
  readonly userId: string;
  readonly feed: Map<string, { seq: number; change: Change }>;
  seq: number;
  /** Names the feed; cursors of another one are expired. */
  feedId: string;
  /** What was deleted up to here is told to nobody any more: whoever has not heard of it has an expired cursor. */
  forgottenUpTo: number;
  readonly results: Map<string, { fingerprint: string; change: Change | null; at: number }>;
  readonly blobs: Set<string>;
  /** Reports leave no row. */
  readonly reports: Set<string>;
}

/** A no of the server. `isSatisfied`: what was wanted is true all the same. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly current: Change | null;
  readonly isSatisfied: boolean;

  constructor(code: ErrorCode, status: number, more: { current?: Change; isSatisfied?: boolean } = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.current = more.current ?? null;
    this.isSatisfied = more.isSatisfied ?? false;
  }
}

interface Done {
  readonly change: Change | null;
  readonly key: string;
}

/** What an op does at the server, once. */
export function effectOf(account: Account, op: SyncOp): Done {
  const run = effects[op.kind] as (slot: Slot, payload: unknown) => Done;
  return run({ account, base: op.baseVersion }, op.payload);
}

interface Slot {
  readonly account: Account;
  readonly base: number | null;
}

const found = (account: Account, kind: ChangeKind, key: string): Change | undefined =>
  account.feed.get(`${kind} ${key}`)?.change;

function publish(account: Account, kind: ChangeKind, key: string, value: object | null): Done {
  account.seq += 1;
  const version = (found(account, kind, key)?.version ?? 0) + 1;
  const change = {
    kind,
    key,
    version,
    deleted: value === null,
    value: versioned(kind, value, version),
  } as Change;
  account.feed.set(`${kind} ${key}`, { seq: account.seq, change });
  return { change, key };
}

const versioned = (kind: ChangeKind, value: object | null, version: number): object | null =>
  value && (kind === 'bookmark' || kind === 'profile') ? { ...value, version } : value;

const day = '2026-01-01T00:00:00.000Z';
const author = { nickname: 'ada', avatar: null, premium: false };

function append(slot: Slot, kind: ChangeKind, key: string, value: object): Done {
  // The learner's own id makes the thing itself unmistakable, also when the key of the request does not.
  if (found(slot.account, kind, key)) throw new Refused('IDEMPOTENCY_MISMATCH', 422);
  return publish(slot.account, kind, key, value);
}

function remove({ account }: Slot, kind: ChangeKind, key: string): Done {
  const row = found(account, kind, key);
  if (!row?.value) throw new Refused('NOT_FOUND', 404, { isSatisfied: true });
  return publish(account, kind, key, null);
}

/** `now` is what the row says, `wished` what it should say. */
function register(
  { account, base }: Slot,
  kind: ChangeKind,
  key: string,
  wish: { isSame: boolean; wished: object | null },
): Done {
  const row = found(account, kind, key);
  if (row && wish.isSame) return { change: row, key };
  // Who never saw the row is told of an emptied one too: a late copy of a refused op would fill it again.
  if (row && base !== row.version) throw new Refused('VERSION_CONFLICT', 409, { current: row });
  return publish(account, kind, key, wish.wished);
}

function needsBlobs({ account }: Slot, hashes: readonly string[]): void {
  if (hashes.some((sha256) => !account.blobs.has(sha256))) throw new Refused('BLOB_MISSING', 409);
}

const wordKey = ({ book, word }: { book: string; word: string }): string => `${book}:${word.toLowerCase()}`;

/** The row of a word that must be in its book. */
function wordIn(slot: Slot, key: string): Record<string, unknown> {
  const row = found(slot.account, 'bookWord', key);
  if (!row?.value) throw new Refused('NOT_FOUND', 404);
  return row.value as unknown as Record<string, unknown>;
}

const uuidOf = (account: Account): string =>
  `00000000-0000-4000-9000-${(account.seq + 1).toString(16).padStart(12, '0')}`;

/** Lines far enough apart for two devices to change one each. */
const firstText = ['one', 'two', 'three', 'four', 'five', 'six'].map((line) => `<p>${line}</p>`).join('');

const wordRow = (account: Account, word: { book: string; word: string; practiceType: string | null }) => ({
  id: uuidOf(account),
  ...word,
  bookmark: null,
  note: null,
  practiceCount: 0,
  createdDate: day,
});

/** Two plain values made from the same fields in the same order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is there, with the fields that somebody changed. */
function withFields(there: object | null, wish: object, changed: readonly string[] | undefined): object {
  if (there === null || changed === undefined) return wish;
  const fields = Object.entries(wish).filter(([name]) => changed.includes(name));
  return { ...there, ...Object.fromEntries(fields) };
}

const effects: { [K in MutationKind]: (slot: Slot, payload: MutationPayload<K>) => Done } = {
  'answer.submit': (slot, { answerId, practiceId, taskType, answer, duration, pteType }) => {
    if (answer.kind === 'record') needsBlobs(slot, [answer.recording.sha256]);
    const value = { id: answerId, practiceId, taskType, value: answer, duration, pteType, score: null, scorePercentage: null, ...author, createdDate: day, lastModifiedDate: day }; // prettier-ignore
    return append(slot, 'answer', answerId, value);
  },
  'answer.score': ({ account }, { answerId, device, score }) => {
    const there = found(account, 'answer', answerId)?.value;
    if (!there) throw new Refused('NOT_FOUND', 404);
    return publish(account, 'answer', answerId, { ...there, deviceScore: { device, score } });
  },
  'answer.delete': (slot, { answerId }) => {
    const done = remove(slot, 'answer', answerId);
    if (found(slot.account, 'evaluation', answerId)?.value)
      publish(slot.account, 'evaluation', answerId, null);
    return done;
  },
  'bookmark.set': (slot, { practiceId, type }) => {
    const key = String(practiceId);
    const row = found(slot.account, 'bookmark', key);
    const id = (row?.value as { id?: string } | null)?.id ?? uuidOf(slot.account);
    return register(slot, 'bookmark', key, {
      isSame: false,
      wished: type === 'UNMARK' ? null : { id, practiceId, type },
    });
  },
  'profile.set': (slot, patch) => {
    const key = slot.account.userId;
    const before = found(slot.account, 'profile', key)?.value ?? null;
    const wished = { ...before, ...patch };
    // A patch names what it changes; `null` as base means that the learner never saw a profile.
    const base = slot.base === null ? (found(slot.account, 'profile', key)?.version ?? null) : slot.base;
    return register({ ...slot, base }, 'profile', key, {
      isSame: isSame(before, wished),
      wished,
    });
  },
  'dictation.submit': (slot, { dictationId, words }) =>
    append(slot, 'dictation', dictationId, {
      id: dictationId,
      ...author,
      lastModifiedDate: day,
      score: words.length,
      words: words.map(({ word, answer }) => ({ word, answer, result: 'CORRECT' })),
    }),
  'dictation.delete': (slot, { dictationId }) => remove(slot, 'dictation', dictationId),
  'bookWord.set': (slot, { book, word, isIn, practiceType }) => {
    const key = wordKey({ book, word });
    const row = found(slot.account, 'bookWord', key);
    const isThere = Boolean(row?.value);
    const value = wordRow(slot.account, { book, word, practiceType });
    return register(slot, 'bookWord', key, {
      isSame: isThere === isIn,
      wished: isIn ? value : null,
    });
  },
  'wordBookmark.set': (slot, { bookmark, ...word }) => {
    const row = wordIn(slot, wordKey(word));
    const wish = {
      isSame: row['bookmark'] === bookmark,
      wished: { ...row, bookmark },
    };
    return register(slot, 'bookWord', wordKey(word), wish);
  },
  'wordNote.set': (slot, { note, ...word }) => {
    const row = wordIn(slot, wordKey(word));
    const wish = { isSame: row['note'] === note, wished: { ...row, note } };
    return register(slot, 'bookWord', wordKey(word), wish);
  },
  'note.set': (slot, { practiceId, description }) => {
    const key = String(practiceId);
    const row = found(slot.account, 'note', key);
    const said = (row?.value as { description?: string } | null | undefined)?.description ?? null;
    const wished =
      description === null ? null : { id: uuidOf(slot.account), practiceId, description, date: day };
    return register(slot, 'note', key, { isSame: said === description, wished });
  },
  'comment.create': (slot, { commentId, practiceId, comment, images }) => {
    needsBlobs(slot, images);
    const value = { id: commentId, practiceId, parentId: null, text: comment, images, lastModifiedDate: day };
    return append(slot, 'comment', commentId, value);
  },
  'reply.create': (slot, { replyId, commentId, reply, images }) => {
    needsBlobs(slot, images);
    const parent = found(slot.account, 'comment', commentId)?.value as
      | { practiceId: number }
      | null
      | undefined;
    if (!parent) throw new Refused('NOT_FOUND', 404);
    const { practiceId } = parent;
    const value = {
      id: replyId,
      practiceId,
      parentId: commentId,
      text: reply,
      images,
      lastModifiedDate: day,
    };
    return append(slot, 'comment', replyId, value);
  },
  'comment.delete': (slot, { commentId }) => {
    const done = remove(slot, 'comment', commentId);
    for (const { change } of slot.account.feed.values()) {
      const value = change.value as { parentId?: string } | null;
      if (change.kind === 'comment' && value?.parentId === commentId)
        publish(slot.account, 'comment', change.key, null);
    }
    return done;
  },
  'like.set': (slot, { commentId, liked }) => {
    const row = found(slot.account, 'like', commentId);
    const isLiked = Boolean(row?.value);
    if (row && isLiked === liked) return { change: row, key: commentId };
    if ((liked || !row) && !found(slot.account, 'comment', commentId)?.value)
      throw new Refused('NOT_FOUND', 404);
    const wished = liked ? { commentId } : null;
    return register(slot, 'like', commentId, { isSame: false, wished });
  },
  'share.set': (slot, { answerId, shared }) => {
    const row = found(slot.account, 'share', answerId);
    if (row && Boolean(row.value) === shared) return { change: row, key: answerId };
    if ((shared || !row) && !found(slot.account, 'answer', answerId)?.value)
      throw new Refused('NOT_FOUND', 404);
    return register(slot, 'share', answerId, { isSame: false, wished: shared ? { answerId } : null });
  },
  'evaluation.set': (slot, { answerId, verdict, comment, about }) => {
    const row = found(slot.account, 'evaluation', answerId);
    const wished = verdict === null ? null : { answerId, verdict, comment, about, lastModifiedDate: day };
    const isAlreadySo = row !== undefined && isSame(row.value, wished);
    if (!isAlreadySo && !found(slot.account, 'answer', answerId)?.value) throw new Refused('NOT_FOUND', 404);
    return register(slot, 'evaluation', answerId, { isSame: isAlreadySo, wished });
  },
  'report.create': ({ account }, { reportId }) => {
    if (account.reports.has(reportId)) throw new Refused('IDEMPOTENCY_MISMATCH', 422);
    account.reports.add(reportId);
    return { change: null, key: reportId };
  },
  'examMemory.create': (slot, { examMemoryId, ...rest }) =>
    append(slot, 'examMemory', examMemoryId, { id: examMemoryId, ...rest }),
  'target.set': (slot, { changed, ...wish }) => {
    const before = found(slot.account, 'target', 'target')?.value ?? null;
    const wished = withFields(before, wish, changed);
    return register(slot, 'target', 'target', { isSame: isSame(before, wished), wished });
  },
  'level.set': (slot, wished) => {
    const before = found(slot.account, 'level', 'level')?.value ?? null;
    return register(slot, 'level', 'level', { isSame: isSame(before, wished), wished });
  },
  'review.add': (slot, { reviewId, card, grade }) =>
    append(slot, 'review', reviewId, { id: reviewId, card, grade, reviewedDate: day }),
  'review.delete': (slot, { reviewId }) => remove(slot, 'review', reviewId),
  'scoreReport.set': (slot, { reportId, report, changed }) => {
    const before = found(slot.account, 'scoreReport', reportId)?.value ?? null;
    const wished = report && withFields(before, { id: reportId, ...report }, changed);
    return register(slot, 'scoreReport', reportId, { isSame: isSame(before, wished), wished });
  },
  'session.set': ({ account }, told) => {
    const row = found(account, 'session', told.id);
    const before = row?.value as MutationPayload<'session.set'> | undefined;
    if (!row || !before) return publish(account, 'session', told.id, told);
    const ids = new Set(before.answers.map(({ answerId }) => answerId));
    const joined = {
      ...before,
      mode: before.mode ?? told.mode,
      skipped: [...new Set([...before.skipped, ...told.skipped])],
      answers: [...before.answers, ...told.answers.filter(({ answerId }) => !ids.has(answerId))],
      deleted: [...new Set([...before.deleted, ...told.deleted])],
    };
    return isSame(before, joined)
      ? { change: row, key: told.id }
      : publish(account, 'session', told.id, joined);
  },
};

/** What a learner has from before: a profile, notes that two devices will edit, words that one takes out and another marks. */
export function openAccount(userId: string, feedId: string): Account {
  const account: Account = {
    userId,
    feed: new Map(),
    seq: 0,
    feedId,
    forgottenUpTo: 0,
    results: new Map(),
    blobs: new Set(),
    reports: new Set(),
  };
  publish(account, 'profile', userId, {
    id: userId,
    firstName: 'Ada',
    lastName: '',
    username: 'ada',
    nickname: 'ada',
    avatar: null,
    pteType: 'ACADEMIC',
    language: 'EN',
    status: 'TRIAL',
  });
  for (const practiceId of [1, 2]) {
    const note = { id: uuidOf(account), practiceId, description: firstText, date: day };
    publish(account, 'note', String(practiceId), note);
  }
  for (const [book, word] of [
    ['vocabBook', 'tide'],
    ['spellingBook', 'Oak'],
  ] as const) {
    publish(
      account,
      'bookWord',
      wordKey({ book, word }),
      wordRow(account, { book, word, practiceType: null }),
    );
  }
  return account;
}
