import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EvidenceOf } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { contentCause } from '#domain/answers/zero/written-zeros.ts';
import { MarkedText, type WashKind } from '#features/practice/score/marked-text.tsx';
import { formWords } from './form-words.ts';
import classes from './writing.module.css';
import { warningWords } from './warning-words.ts';
import type { WritingWords } from './writing-words.ts';

export interface WritingEvidenceProps {
  text: string;
  evidence: EvidenceOf<'writing'>;
  rule: TaskRule;
  words: WritingWords;
  /** What the text says of what it should: its key points. */
  children: ReactNode;
}

/** What the score of a written answer was computed from: its length, the text with what was found in it, its key points. */
export function WritingEvidence({ text, evidence, rule, words, children }: WritingEvidenceProps) {
  const { words: findings = [], warnings = [], summary } = evidence;
  const form = formWords(evidence, rule.words);
  // What makes the whole answer worth nothing is the reason of its trait, and is said there.
  const cause = evidence.closedBy === 'content' ? contentCause(evidence) : null;
  const washes = [
    ...(evidence.copied?.spans ?? []).map((span) => ({ ...span, kind: 'copied' as WashKind })),
    ...(evidence.template?.spans ?? []).map((span) => ({ ...span, kind: 'template' as WashKind })),
  ];
  return (
    <div className={classes['result']}>
      <div className={classes['head']}>
        {form !== '' && <p className={classes['reason']}>{form}</p>}
        {warnings
          .filter((warning) => warning !== cause)
          .map((warning) => (
            <p key={warning} className={classes['warning']}>
              <IconInfoCircle size={20} aria-hidden="true" />
              <span>{warningWords(warning, words)}</span>
            </p>
          ))}
      </div>
      <section aria-label={words.label}>
        {summary !== undefined && (
          <p className={classes['intro']}>
            {findings.length === 0
              ? 'No common errors found.'
              : 'Common errors are underlined. Choose one to see why.'}
          </p>
        )}
        <MarkedText text={text} findings={findings} washes={washes} copiedName={copiedName(words)} />
        <Convention {...evidence} />
      </section>
      {children}
    </div>
  );
}

const copiedName = ({ source }: WritingWords): string => `From ${source}`;

/** American and British spellings in one answer: either is right, but not both. */
function Convention({ convention }: Pick<WritingEvidenceProps['evidence'], 'convention'>) {
  const [american] = convention?.american ?? [];
  const [british] = convention?.british ?? [];
  if (american === undefined || british === undefined) return null;
  return (
    <p className={classes['note']}>
      You mix American ({american}) and British ({british}) spelling. Both are right. Use one in an answer.
    </p>
  );
}
