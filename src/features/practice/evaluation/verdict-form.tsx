import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { JudgedScore, Verdict } from '#contract/entities/evaluation.ts';
import { setEvaluation } from '#data/commands/set-evaluation.ts';
import { findEvaluation } from '#data/queries/own-rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { formatRange } from '#features/practice/score/format-points.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import { VerdictReason } from './verdict-reason.tsx';
import classes from './verdict-form.module.css';

const verdicts = [
  { verdict: 'FAIR', label: 'Yes', adjective: 'fair' },
  { verdict: 'TOO_HIGH', label: 'Too high', adjective: 'too high' },
  { verdict: 'TOO_LOW', label: 'Too low', adjective: 'too low' },
] as const satisfies readonly { verdict: Verdict; label: string; adjective: string }[];

const adjectiveOf = (verdict: Verdict) => verdicts.find((each) => each.verdict === verdict)?.adjective ?? '';

interface VerdictFormProps {
  answerId: string;
  /** The score that is shown. */
  about: JudgedScore;
}

/** Asks whether a score was fair and, where it was not, why. Each choice is stored at once and can be taken back. */
export function VerdictForm({ answerId, about }: VerdictFormProps) {
  const context = useDataContext();
  const toast = useToast();
  const question = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  /** The reason as it was last written here: a tap on another verdict may come before the database has it. */
  const reason = useRef<{ comment: string | null } | null>(null);
  const live = useLive(findEvaluation, { answerId });
  const stored = live.status === 'ready' ? (live.data?.value ?? null) : null;
  // The server's score may have taken the place of the one that was judged.
  const isOfThisScore = stored !== null && hasSameFigures(stored.about, about);
  const current = isOfThisScore ? stored : null;

  const reasonOf = (verdict: Verdict | null) => {
    if (verdict === null || verdict === 'FAIR') return null;
    return (reason.current ?? current)?.comment ?? null;
  };
  const save = async (verdict: Verdict | null, words: string) => {
    // What was written comes back with the next verdict that has a reason.
    reason.current ??= current;
    const comment = reasonOf(verdict);
    const result = await setEvaluation(context, { answerId, verdict, comment, about });
    if (result.kind === 'saved') setSaid(words);
    else toast(notSavedWords(result.reason));
  };
  const takeBack = () => save(null, 'Taken back.');
  const choose = (verdict: Verdict) =>
    verdict === current?.verdict
      ? takeBack()
      : save(verdict, `Thank you. You find this score ${adjectiveOf(verdict)}.`);
  const saveReason = (comment: string | null) => {
    reason.current = { comment };
    return save(current?.verdict ?? null, comment === null ? 'Reason removed.' : 'Thank you. Reason saved.');
  };

  return (
    <fieldset className={classes['form']} data-off-paper aria-labelledby={question} ref={group}>
      <div className={classes['row']}>
        <span id={question}>Was this score fair?</span>
        <div className={classes['choices']}>
          {verdicts.map(({ verdict, label }) => (
            <button
              key={verdict}
              type="button"
              className={classes['choice']}
              aria-pressed={verdict === current?.verdict}
              disabled={live.status !== 'ready'}
              onClick={() => void choose(verdict)}
            >
              {verdict === current?.verdict && <IconCheck size={16} aria-hidden="true" />}
              {label}
            </button>
          ))}
        </div>
      </div>
      {stored !== null && !isOfThisScore && (
        <p className={classes['note']}>
          You found an earlier score {adjectiveOf(stored.verdict)}: {figuresOf(stored.about)}.
        </p>
      )}
      <div className={classes['after']}>
        <output className={classes['note']}>{said}</output>
        {current !== null && (
          <Button
            variant="subtle"
            px={12}
            onClick={() => {
              // The button goes: without this the focus would be lost.
              group.current?.querySelector('button')?.focus();
              void takeBack();
            }}
          >
            Take back
          </Button>
        )}
      </div>
      {current !== null && current.verdict !== 'FAIR' && (
        <VerdictReason stored={current.comment} onSave={saveReason} />
      )}
    </fieldset>
  );
}

const hasSameFigures = (one: JudgedScore, other: JudgedScore): boolean =>
  one.low === other.low && one.high === other.high && one.max === other.max;

const figuresOf = ({ low, high, max }: JudgedScore): string =>
  formatRange({ low, high, max, isExact: low === high });
