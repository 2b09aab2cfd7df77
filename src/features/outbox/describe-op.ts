import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { RecordingRef } from '#contract/entities/answer.ts';
import type { BookName } from '#contract/entities/book-word.ts';
import type { Verdict } from '#contract/entities/evaluation.ts';
import { counted } from '#domain/numbers/counted.ts';
import { checkedPayload } from '#domain/outbox/upcast.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { plainText } from './note-text.ts';

/** What an op is, in words and in parts that the learner may want to keep. */
export interface OpDescription {
  /** "Comment", "Word added". */
  what: string;
  /** The question that it is about. */
  practiceId: number | null;
  /** What else it is about: a word. */
  about: string | null;
  /** What the learner wrote, as plain text. */
  text: string | null;
  recording: RecordingRef | null;
}

const bookWords = {
  vocabBook: 'vocabulary book',
  pronunciationBook: 'pronunciation book',
  spellingBook: 'spelling book',
} as const satisfies Record<BookName, string>;

const verdictWords = {
  FAIR: 'fair',
  TOO_HIGH: 'too high',
  TOO_LOW: 'too low',
} as const satisfies Record<Verdict, string>;

type Describe<K extends MutationKind> = (
  payload: MutationPayload<K>,
) => Pick<OpDescription, 'what'> & Partial<OpDescription>;

const describe: { [K in MutationKind]: Describe<K> } = {
  'answer.submit': ({ practiceId, answer }) => ({
    what: 'Answer',
    practiceId,
    text: answer.kind === 'write' || answer.kind === 'type' ? answer.text : null,
    recording: answer.kind === 'record' ? answer.recording : null,
  }),
  'answer.score': () => ({ what: 'Score of an answer' }),
  'answer.delete': () => ({ what: 'Deleted answer' }),
  'bookmark.set': ({ practiceId, type }) => ({
    what: type === 'UNMARK' ? 'Bookmark removed' : 'Bookmark',
    practiceId,
  }),
  'profile.set': ({ nickname }) => ({ what: 'Profile', text: nickname ?? null }),
  'dictation.submit': ({ words }) => ({
    what: 'Dictation',
    about: counted(words.length, 'word'),
    text: words.map(({ word, answer }) => `${word}: ${answer}`).join('\n'),
  }),
  'dictation.delete': () => ({ what: 'Deleted dictation' }),
  'bookWord.set': ({ book, word, isIn }) => ({
    what: `Word ${isIn ? 'added to' : 'removed from'} your ${bookWords[book]}`,
    about: word,
  }),
  'wordBookmark.set': ({ book, word }) => ({ what: `Bookmark in your ${bookWords[book]}`, about: word }),
  'wordNote.set': ({ book, word, note }) => ({
    what: `${note === null ? 'Deleted note' : 'Note'} in your ${bookWords[book]}`,
    about: word,
    text: note,
  }),
  'note.set': ({ practiceId, description }) => ({
    what: description === null ? 'Deleted note' : 'Note',
    practiceId,
    text: description === null ? null : plainText(description),
  }),
  'comment.create': ({ practiceId, comment }) => ({ what: 'Comment', practiceId, text: comment }),
  'reply.create': ({ reply }) => ({ what: 'Reply', text: reply }),
  'comment.delete': () => ({ what: 'Deleted comment' }),
  'like.set': ({ liked }) => ({ what: liked ? 'Like' : 'Like removed' }),
  'share.set': ({ shared }) => ({ what: shared ? 'Shared answer' : 'Answer no longer shared' }),
  'evaluation.set': ({ verdict, comment }) => ({
    what: verdict === null ? 'Opinion of a score removed' : 'Opinion of a score',
    about: verdict === null ? null : verdictWords[verdict],
    text: verdict === null ? null : comment,
  }),
  'report.create': ({ practiceId, description }) => ({ what: 'Report', practiceId, text: description }),
  'examMemory.create': ({ practiceId, description, date }) => ({
    what: 'Exam memory',
    practiceId,
    about: date,
    text: description === '' ? null : description,
  }),
  'target.set': () => ({ what: 'Score target' }),
  'level.set': () => ({ what: 'Level' }),
  'review.add': ({ card }) => ({ what: 'Review', about: card.slice(card.indexOf(':') + 1) }),
  'review.delete': () => ({ what: 'Review undone' }),
  'scoreReport.set': ({ report }) =>
    report === null ? { what: 'Deleted result' } : { what: 'Official result', about: report.date },
  'session.set': ({ stops }) => ({
    what: 'Session',
    about: counted(stops.length, 'question'),
  }),
};

const nothing = { practiceId: null, about: null, text: null, recording: null };

/** Describes an op. What a newer version of the app wrote may not be readable here: it is then named in general. */
export function describeOp(op: Pick<OutboxOp, 'kind' | 'v' | 'payload'>): OpDescription {
  const payload = checkedPayload(op);
  if (payload === undefined) return { ...nothing, what: 'Something new' };
  // One kind at a time: the schema has just said that this payload is the kind's own.
  const describeKind = describe[op.kind] as (payload: unknown) => ReturnType<Describe<typeof op.kind>>;
  return { ...nothing, ...describeKind(payload) };
}
