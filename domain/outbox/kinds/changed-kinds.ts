import type { MutationKind } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';

/** The kind of row that an op is about; `null`: nothing of it ever comes back from the server. */
export const changedKinds = {
  'answer.submit': 'answer',
  'answer.score': 'answer',
  'answer.delete': 'answer',
  'bookmark.set': 'bookmark',
  'profile.set': 'profile',
  'dictation.submit': 'dictation',
  'dictation.delete': 'dictation',
  'bookWord.set': 'bookWord',
  'wordBookmark.set': 'bookWord',
  'wordNote.set': 'bookWord',
  'note.set': 'note',
  'comment.create': 'comment',
  'reply.create': 'comment',
  'comment.delete': 'comment',
  'like.set': 'like',
  'share.set': 'share',
  'evaluation.set': 'evaluation',
  'report.create': null,
  'examMemory.create': 'examMemory',
  'target.set': 'target',
  'level.set': 'level',
  'review.add': 'review',
  'review.delete': 'review',
  'scoreReport.set': 'scoreReport',
  'session.set': 'session',
} as const satisfies Record<MutationKind, ChangeKind | null>;

/** The mutation kinds that are about rows of a kind. */
export type OpsOf<K extends ChangeKind> = {
  [M in MutationKind]: (typeof changedKinds)[M] extends K ? M : never;
}[MutationKind];
