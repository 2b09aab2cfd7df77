import { z } from 'zod';
import { readCases, type Half } from './case-files.ts';
import type { Verdict } from './trust-case.ts';
import { scoreLines, type WritingResult } from './writing-program.ts';

/** Sentences by somebody who did not know the engine; `wrong` marks the slip, and without it the sentence is right. */
const Table = z.array(z.object({ text: z.string(), wrong: z.string().optional() }));
const kinds = [
  'far-agreement',
  'bare-verb',
  'collective',
  'missing-ending',
  'modal-past',
  'uncountable-article',
] as const;
const leastRecall = 0.6;
const mostMissedShown = 12;

interface Judged {
  readonly kind: (typeof kinds)[number];
  readonly text: string;
  readonly isWrong: boolean;
  /** A sure flag on the marked words, or anywhere in a right sentence. */
  readonly isFlagged: boolean;
}

/** Recall on wrong sentences and false flags on right ones, by kind of slip. The locked half is for the last look only. */
export function judgeAgreement(half: Half): Verdict[] {
  const rows = kinds.flatMap((kind) =>
    Table.parse(readCases('agreement', half, kind)).map((row) => ({ ...row, kind })),
  );
  const results = scoreLines(rows.map(({ text }) => ({ task: 'WE', exam: 'ACADEMIC', prompt: '', text })));
  const judged = rows.map(({ kind, text, wrong }, i): Judged => {
    const flags = (results[i]?.flags ?? []).filter(({ sure }) => sure);
    const isFlagged = wrong === undefined ? flags.length > 0 : isOnMark(flags, text, wrong);
    return { kind, text, isWrong: wrong !== undefined, isFlagged };
  });
  const right = judged.filter(({ isWrong }) => !isWrong);
  const falseFlags = right.filter(({ isFlagged }) => isFlagged).length;
  return [
    ...kinds.flatMap((kind) => verdictsOf(judged.filter((one) => one.kind === kind))),
    {
      area: 'agreement',
      name: 'all kinds: right sentences with a flag',
      must: 'at most 1 in 500 right sentences',
      saw: `${falseFlags} of ${right.length}`,
      holds: falseFlags * 500 <= right.length,
    },
  ];
}

function isOnMark(flags: WritingResult['flags'], text: string, marked: string): boolean {
  const at = text.indexOf(marked);
  if (at < 0) throw new Error(`"${marked}" does not occur in "${text}"`);
  return flags.some(({ start, end }) => start < at + marked.length && end > at);
}

function verdictsOf(judged: readonly Judged[]): Verdict[] {
  const kind = judged[0]?.kind ?? '';
  const wrong = judged.filter(({ isWrong }) => isWrong);
  const missed = wrong.filter(({ isFlagged }) => !isFlagged);
  const right = judged.filter(({ isWrong }) => !isWrong);
  const flagged = right.filter(({ isFlagged }) => isFlagged);
  const found = wrong.length - missed.length;
  return [
    {
      area: 'agreement',
      name: `${kind}: wrong sentences found`,
      must: 'at least 60 %',
      saw: [`${found} of ${wrong.length}`, ...missed.slice(0, mostMissedShown).map(shortened)].join('; '),
      holds: found >= leastRecall * wrong.length,
    },
    {
      area: 'agreement',
      name: `${kind}: right sentences with a flag`,
      must: 'none',
      saw: [`${flagged.length} of ${right.length}`, ...flagged.map(shortened)].join('; '),
      holds: flagged.length === 0,
    },
  ];
}

const shortened = ({ text }: Judged): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
