import type { DeviceScore } from '#contract/entities/answer.ts';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';
import type { DeviceStorage, SeenRow } from './device-storage.ts';

/** Something that a learner does on a screen. */
export type Wish = {
  [K in MutationKind]: { readonly kind: K; readonly payload: MutationPayload<K> };
}[MutationKind];

interface Screen {
  readonly storage: DeviceStorage;
  readonly userId: string;
  /** Chooses among what is on the screen. */
  readonly which: number;
  /** Makes texts and ids that differ. */
  readonly value: number;
  readonly uuid: () => string;
}

type Maker = (screen: Screen) => Wish | null;

const practices = [1, 2, 3];
const marks = ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD', 'UNMARK'] as const;
const books = ['vocabBook', 'spellingBook'] as const;
const words = ['tide', 'tide', 'Oak'];

const among = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)];
const practiceOf = ({ which }: Screen): number => among(practices, which) ?? 1;
const hexOf = (value: number): string => value.toString(16).padStart(64, '0');

function seen(
  { storage, userId, which }: Screen,
  kind: ChangeKind,
  fits: (row: SeenRow) => boolean = () => true,
): SeenRow | undefined {
  const rows = [...storage.rows(userId)].filter(
    (row) => row.kind === kind && row.value !== null && fits(row),
  );
  return among(rows, which);
}

const wordOf = ({ which }: Screen) => ({
  book: among(books, which) ?? 'vocabBook',
  word: among(words, which >> 1) ?? 'tide',
});

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
/** How the lines of a text are kept: notes on a practice are HTML, those on a word are plain. */
const formats = {
  html: {
    split: (text: string) => [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = '']) => line),
    join: (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join(''),
  },
  plain: {
    split: (text: string) => text.split('\n'),
    join: (lines: readonly string[]) => lines.join('\n'),
  },
};

/** Changes one line of a text: two devices sometimes touch the same one, and sometimes it goes as a whole. */
function edited(text: string | null, { value }: Screen, format: keyof typeof formats): string | null {
  if (value % 9 === 0) return null;
  const { split, join } = formats[format];
  const lines = text === null ? numbers : split(text);
  const at = (value % 3) * 2;
  return join(lines.map((line, index) => (index === at ? `${line.split(' ')[0]} ${value}` : line)));
}

/** What an engine may have made of an answer. */
const scored = ({ value }: Screen): DeviceScore => ({
  device: 'phone',
  score: {
    rubric: 'r', scorer: 'writing@2026-01-01', points: value, max: value, traits: [], skills: [],
    evidence: { kind: 'recording', signal: null },
  },
}); // prettier-ignore

const makers: Record<MutationKind, Maker> = {
  'answer.submit': (screen) => {
    const { value, uuid } = screen;
    const isSpoken = value % 5 < 2;
    const sha256 = hexOf(value);
    const answer = isSpoken
      ? ({
          kind: 'record',
          recording: { sha256, mimeType: 'audio/mpeg', sizeBytes: 3, durationMs: 1, signal: null },
        } as const)
      : ({ kind: 'type', text: `answer ${value}` } as const);
    const payload = {
      answerId: uuid(),
      practiceId: practiceOf(screen),
      taskType: 'WFD',
      answer,
      duration: 1,
      pteType: 'CORE',
      answeredAt: 1_767_225_600_000,
    } as const;
    return { kind: 'answer.submit', payload };
  },
  'answer.delete': (screen) => {
    const row = seen(screen, 'answer');
    return row ? { kind: 'answer.delete', payload: { answerId: row.key } } : null;
  },
  'answer.score': (screen) => {
    const row = seen(screen, 'answer');
    return row ? { kind: 'answer.score', payload: { answerId: row.key, ...scored(screen) } } : null;
  },
  'bookmark.set': (screen) => {
    const type = among(marks, screen.value) ?? 'EASY';
    return { kind: 'bookmark.set', payload: { practiceId: practiceOf(screen), type } };
  },
  'profile.set': ({ value }) => ({
    kind: 'profile.set',
    payload: value % 2 === 0 ? { nickname: `n${value}` } : { language: value % 3 === 0 ? 'HI' : 'ZH' },
  }),
  'dictation.submit': ({ uuid, value }) => ({
    kind: 'dictation.submit',
    payload: {
      dictationId: uuid(),
      words: [{ word: 'tide', answer: `t${value}` }],
      answeredAt: 1_767_225_600_000,
    },
  }),
  'dictation.delete': (screen) => {
    const row = seen(screen, 'dictation');
    return row ? { kind: 'dictation.delete', payload: { dictationId: row.key } } : null;
  },
  'bookWord.set': (screen) => ({
    kind: 'bookWord.set',
    payload: { ...wordOf(screen), isIn: screen.value % 3 > 0, practiceType: null },
  }),
  'wordBookmark.set': (screen) => {
    const word = seen(screen, 'bookWord')?.value as { book: 'vocabBook'; word: string } | undefined;
    if (!word) return null;
    const bookmark = screen.value % 4 === 0 ? null : 'HARD';
    return { kind: 'wordBookmark.set', payload: { book: word.book, word: word.word, bookmark } };
  },
  'wordNote.set': (screen) => {
    const word = seen(screen, 'bookWord')?.value as
      | { book: 'vocabBook'; word: string; note: string | null }
      | undefined;
    if (!word) return null;
    return {
      kind: 'wordNote.set',
      payload: { book: word.book, word: word.word, note: edited(word.note, screen, 'plain') },
    };
  },
  'note.set': (screen) => {
    const practiceId = practiceOf(screen);
    const row = screen.storage.row(screen.userId, 'note', String(practiceId));
    const text = (row?.value as { description: string } | null | undefined)?.description ?? null;
    return { kind: 'note.set', payload: { practiceId, description: edited(text, screen, 'html') } };
  },
  'comment.create': (screen) => ({
    kind: 'comment.create',
    payload: {
      commentId: screen.uuid(),
      practiceId: practiceOf(screen),
      comment: `c${screen.value}`,
      images: [],
      writtenAt: 1_767_225_600_000,
    },
  }),
  'reply.create': (screen) => {
    const parent = seen(
      screen,
      'comment',
      ({ value }) => (value as { parentId: string | null }).parentId === null,
    );
    if (!parent) return null;
    const { uuid, value } = screen;
    return {
      kind: 'reply.create',
      payload: {
        replyId: uuid(),
        commentId: parent.key,
        reply: `r${value}`,
        images: [],
        writtenAt: 1_767_225_600_000,
      },
    };
  },
  'comment.delete': (screen) => {
    const row = seen(screen, 'comment');
    return row ? { kind: 'comment.delete', payload: { commentId: row.key } } : null;
  },
  'like.set': (screen) => {
    const row = seen(screen, 'comment');
    return row ? { kind: 'like.set', payload: { commentId: row.key, liked: screen.value % 3 > 0 } } : null;
  },
  'share.set': (screen) => {
    const row = seen(screen, 'answer');
    return row ? { kind: 'share.set', payload: { answerId: row.key, shared: screen.value % 3 > 0 } } : null;
  },
  'evaluation.set': (screen) => {
    const row = seen(screen, 'answer');
    if (!row) return null;
    const { value } = screen;
    const verdict = among(['FAIR', 'TOO_HIGH', 'TOO_LOW', null] as const, value) ?? null;
    const comment = value % 5 === 0 ? `because ${value}` : null;
    const about = { scorer: 'writing@2026-11-25', low: 4, high: 6, max: 15, scoredOn: 'device' } as const;
    return { kind: 'evaluation.set', payload: { answerId: row.key, verdict, comment, about } };
  },
  'report.create': (screen) => ({
    kind: 'report.create',
    payload: {
      reportId: screen.uuid(),
      practiceId: practiceOf(screen),
      description: `report ${screen.value}`,
    },
  }),
  'examMemory.create': (screen) => ({
    kind: 'examMemory.create',
    payload: {
      examMemoryId: screen.uuid(),
      date: '2026-01-01',
      practiceId: practiceOf(screen),
      country: 'IN',
      pteType: 'CORE',
      description: `m${screen.value}`,
    },
  }),
  'target.set': (screen) => {
    const { value } = screen;
    const score = 30 + (value % 50);
    const begun = {
      reading: 50,
      writing: 50,
      speaking: 50,
      overall: 50,
      examDate: '2026-06-01',
      language: 'EN',
    };
    // A learner changes one score of the target that they see, and another one at another time.
    const seenTarget = seen(screen, 'target')?.value as MutationPayload<'target.set'> | undefined;
    const field = value % 3 === 0 ? 'reading' : 'listening';
    const wished = { ...begun, listening: score, ...seenTarget, [field]: score };
    const payload: MutationPayload<'target.set'> = { ...wished, changed: seenTarget ? [field] : undefined };
    return { kind: 'target.set', payload };
  },
  'level.set': ({ value }) => {
    const payload = {
      englishLevel: value % 2 === 0 ? 'B1' : 'B2', dailyPractice: 'BETWEEN_1_2',
      dailyPracticeDuration: { seconds: 3_600, zero: false, nano: 0, negative: false, positive: true, units: [] as unknown[] },
      reading: 0, writing: 0, speaking: 0, listening: 0, overall: 10 + (value % 80),
      readingLevel: 0, writingLevel: 0, speakingLevel: 0, listeningLevel: 0,
    } satisfies MutationPayload<'level.set'>; // prettier-ignore
    return { kind: 'level.set', payload };
  },
  'review.add': ({ uuid, value }) => ({
    kind: 'review.add',
    payload: {
      reviewId: uuid(),
      card: `vocab:w${value % 3}`,
      grade: value % 2 === 0 ? 'GOOD' : 'AGAIN',
      reviewedAt: 1_767_225_600_000,
    },
  }),
  'review.delete': (screen) => {
    const row = seen(screen, 'review');
    return row ? { kind: 'review.delete', payload: { reviewId: row.key } } : null;
  },
  'scoreReport.set': (screen) => {
    const { value, uuid } = screen;
    const row = seen(screen, 'scoreReport');
    const score = 10 + (value % 80);
    const report =
      row && value % 4 === 0
        ? null
        : ({
            pteType: 'CORE',
            date: '2026-01-01',
            overall: score,
            listening: 50,
            reading: 50,
            speaking: 50,
            writing: 50,
          } as const);
    return { kind: 'scoreReport.set', payload: { reportId: row?.key ?? uuid(), report } };
  },
  'session.set': (screen) => {
    const { value, uuid } = screen;
    const begun = {
      id: uuid(),
      startedAt: 1_767_225_600_000,
      stops: practices.map((practiceId) => ({ practiceId, taskType: 'WFD' as const })),
      skipped: [],
      answers: [],
      deleted: [],
      mode: null,
    };
    const known = (value % 4 > 0 ? seen(screen, 'session')?.value : undefined) as
      | MutationPayload<'session.set'>
      | undefined;
    const session = known ?? begun;
    const practiceId = practiceOf(screen);
    const payload =
      value % 2 === 0
        ? { ...session, answers: [...session.answers, { practiceId, answerId: uuid() }] }
        : { ...session, skipped: [...new Set([...session.skipped, practiceId])] };
    return { kind: 'session.set', payload };
  },
};

/** How often each is done, among a hundred. */
const shares: Record<MutationKind, number> = {
  'answer.submit': 15,
  // Here, so that the numbers of the other deeds stay what they were in the seeds that are kept.
  'evaluation.set': 1,
  'answer.score': 1,
  'session.set': 1,
  'answer.delete': 8,
  'bookmark.set': 13,
  'profile.set': 4,
  'dictation.submit': 3,
  'dictation.delete': 2,
  'bookWord.set': 7,
  'wordBookmark.set': 5,
  'wordNote.set': 5,
  'note.set': 12,
  'comment.create': 5,
  'reply.create': 5,
  'comment.delete': 3,
  'like.set': 2,
  'share.set': 1,
  'report.create': 1,
  'examMemory.create': 1,
  'target.set': 1,
  'level.set': 1,
  'review.add': 1,
  'review.delete': 1,
  'scoreReport.set': 1,
};
const kindAt = (Object.keys(shares) as MutationKind[]).flatMap((kind) =>
  Array.from({ length: shares[kind] }, () => kind),
);

/** The number that makes a learner do something of this kind. */
export const whatOf = (kind: MutationKind): number => kindAt.indexOf(kind);

/** What the learner does now; `null` when there is nothing on the screen to do it to. */
export function wishOf(what: number, screen: Screen): Wish | null {
  return makers[among(kindAt, what) ?? 'bookmark.set'](screen);
}
