import type { ChangeKind } from '#contract/sync.ts';
import { answer } from './answer.ts';
import { bookWord } from './book-word.ts';
import { bookmark } from './bookmark.ts';
import { comment } from './comment.ts';
import { dictation } from './dictation.ts';
import { evaluation } from './evaluation.ts';
import { examMemory } from './exam-memory.ts';
import type { KindRule } from './kind-rule.ts';
import { level } from './level.ts';
import { like } from './like.ts';
import { note } from './note.ts';
import { profile } from './profile.ts';
import { share } from './share.ts';
import { review } from './review.ts';
import { scoreReport } from './score-report.ts';
import { session } from './session.ts';
import { target } from './target.ts';

/** Every kind of row that a learner's devices share. A kind of the contract that is missing here does not compile. */
export const kinds: { readonly [K in ChangeKind]: KindRule<K> } = {
  answer, bookmark, profile, dictation, bookWord, note, comment, like, share, evaluation, examMemory, target, level,
  review, scoreReport, session,
}; // prettier-ignore

/** Key of a row on this device; a learner's only row has the name of its kind. */
export const localKey = (kind: ChangeKind, key: string): string => (kinds[kind].isSingle ? kind : key);

/** The thing that ops about a row name as their target. */
export const targetOf = (kind: ChangeKind, key: string): string =>
  kinds[kind].isSingle ? kind : `${kind}:${key}`;
