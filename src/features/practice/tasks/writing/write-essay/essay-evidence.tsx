import { IconInfoCircle } from '@tabler/icons-react';
import type { ScoreEvidence } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { FactList } from '#ui/practice/fact-list.tsx';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { MarkedText, type WashKind } from '#features/practice/score/marked-text.tsx';
import { formWords } from './form-words.ts';
import classes from './result.module.css';
import { warningWords } from './warning-words.ts';

export interface EssayEvidenceProps {
  text: string;
  evidence: Extract<ScoreEvidence, { kind: 'writing' }>;
  rule: TaskRule;
}

/** What an essay's score was computed from: the text with what was found in it, its key points, its length. */
export function EssayEvidence({ text, evidence, rule }: EssayEvidenceProps) {
  const { wordCount, formBand, words = [], warnings = [], keyPoints = [], summary } = evidence;
  const isLooked = summary !== undefined;
  const washes = [
    ...(evidence.copied?.spans ?? []).map((span) => ({ ...span, kind: 'copied' as WashKind })),
    ...(evidence.template?.spans ?? []).map((span) => ({ ...span, kind: 'template' as WashKind })),
  ];
  const spelling = summary?.spellingErrors ?? 0;
  const grammar = words.filter(({ type }) => type === 'GRAMMATICAL').length;
  const facts = [
    { name: 'Words', value: String(wordCount) },
    ...(isLooked
      ? [
          { name: 'Spelling errors', value: String(spelling) },
          { name: 'Grammar errors', value: String(grammar) },
        ]
      : []),
  ];
  return (
    <div className={classes['result']}>
      <div>
        <FactList facts={facts} />
        <p className={classes.reason}>{formWords(formBand.reason, rule.words)}</p>
        {warnings.map((warning) => (
          <p key={warning} className={classes['warning']}>
            <IconInfoCircle size={20} aria-hidden="true" />
            <span>{warningWords[warning]}</span>
          </p>
        ))}
      </div>
      <section aria-label="Your essay">
        {isLooked && (
          <p className={classes['intro']}>
            {words.length === 0
              ? 'No common errors found.'
              : 'Common errors are underlined. Choose one to see why.'}
          </p>
        )}
        <MarkedText text={text} findings={words} washes={washes} />
        <Convention {...evidence} />
      </section>
      <KeyPoints points={keyPoints} text={text} />
    </div>
  );
}

/** American and British spellings in one answer: either is right, but not both. */
function Convention({ convention }: Pick<EssayEvidenceProps['evidence'], 'convention'>) {
  const [american] = convention?.american ?? [];
  const [british] = convention?.british ?? [];
  if (american === undefined || british === undefined) return null;
  return (
    <p className={classes['note']}>
      You mix American ({american}) and British ({british}) spelling. Both are right. Use one in an answer.
    </p>
  );
}
