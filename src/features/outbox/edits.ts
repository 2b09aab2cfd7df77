import { nameLimits } from '#contract/entities/profile.ts';
import { mutations, type MutationKind, type MutationPayload } from '#contract/mutations.ts';
import { textLimits, wordNoteLimit } from '#contract/text-limits.ts';
import { cleanName } from '#contract/names/clean-name.ts';
import { checkedPayload } from '#domain/outbox/upcast.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { nicknameFault } from '#domain/names/nickname-fault.ts';
import { noteHtml } from './note-text.ts';

/** How the words of one kind can be changed after the server refused them. */
export interface TextEdit {
  /** What the words are: "Your comment". */
  label: string;
  maxLength: number;
  /** The payload with other words in it. */
  withText: (text: string) => unknown;
  /** Why the words would be refused again, as a sentence; `null`: nothing is known against them. */
  fault?: (text: string) => string | null;
}

type Editor<K extends MutationKind> = (payload: MutationPayload<K>) => TextEdit | null;

/** Kinds that hold words of the learner's own. */
const editors: { [K in MutationKind]?: Editor<K> } = {
  // Its score was that of the words of before.
  'answer.submit': ({ scored: _scored, ...payload }) => {
    const { answer } = payload;
    if (answer.kind !== 'write' && answer.kind !== 'type') return null;
    return {
      label: 'Your answer',
      maxLength: answer.kind === 'write' ? textLimits.writtenAnswer : textLimits.typedAnswer,
      withText: (text) => ({ ...payload, answer: { ...answer, text } }),
    };
  },
  'profile.set': (payload) =>
    payload.nickname === undefined
      ? null
      : {
          label: 'Your nickname',
          maxLength: nameLimits.nickname.max,
          withText: (text) => ({ ...payload, nickname: cleanName(text) }),
          fault: nicknameFault,
        },
  'note.set': (payload) => noteEdit(payload.description, (description) => ({ ...payload, description })),
  'wordNote.set': (payload) =>
    payload.note === null
      ? null
      : {
          label: 'Your note',
          maxLength: wordNoteLimit(payload.book),
          withText: (note) => ({ ...payload, note }),
        },
  'comment.create': (payload) => ({
    label: 'Your comment',
    maxLength: textLimits.comment,
    withText: (comment) => ({ ...payload, comment }),
  }),
  'reply.create': (payload) => ({
    label: 'Your reply',
    maxLength: textLimits.comment,
    withText: (reply) => ({ ...payload, reply }),
  }),
  'report.create': (payload) => ({
    label: 'Your report',
    maxLength: textLimits.report,
    withText: (description) => ({ ...payload, description }),
  }),
  'examMemory.create': (payload) => ({
    label: 'Your description',
    maxLength: textLimits.examMemory,
    withText: (description) => ({ ...payload, description }),
  }),
};

function noteEdit(note: string | null, withNote: (html: string) => unknown): TextEdit | null {
  if (note === null) return null;
  return { label: 'Your note', maxLength: textLimits.note, withText: (text) => withNote(noteHtml(text)) };
}

/**
 * How to change the words of something that was refused; `null` where there are none, where this version of the app cannot read them,
 * or where the server may have taken the first words in spite of its errors: then only the very same can be sent again.
 */
export function editFor(
  op: Pick<OutboxOp, 'kind' | 'v' | 'payload' | 'state' | 'serverErrors'>,
): TextEdit | null {
  const { kind, v, state, serverErrors } = op;
  if (state !== 'dead' || serverErrors > 0) return null;
  const payload = checkedPayload(op);
  // Of a newer version's payload only a part is known: the rest would be lost.
  if (payload === undefined || v > mutations[kind].v) return null;
  const editor = editors[kind] as ((payload: unknown) => TextEdit | null) | undefined;
  return editor ? editor(payload) : null;
}
