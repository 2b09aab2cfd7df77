import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import classes from './answer-verdict.module.css';

type ShortAnswer = NonNullable<SpeechEvidence['shortAnswer']>;

const icons = { right: IconCheck, unclear: IconHelp, guesses: IconX, wrong: IconX } as const;
const titles = {
  right: 'Right',
  unclear: 'Not heard clearly',
  guesses: 'More than one answer',
  wrong: 'Not the answer',
} as const satisfies Record<ShortAnswer['standing'], string>;

export interface AnswerVerdictProps {
  answer: ShortAnswer;
  accepted: readonly string[];
  transcript: string;
}

/** Whether the question was answered, and by which words. */
export function AnswerVerdict({ answer, accepted, transcript }: AnswerVerdictProps) {
  const { standing } = answer;
  const Icon = icons[standing];
  return (
    <section className={classes['verdict']} data-standing={standing} aria-labelledby="verdict-title">
      <Icon size={24} aria-hidden="true" />
      <div>
        <h3 id="verdict-title">{titles[standing]}</h3>
        <p>{because(answer, transcript)}</p>
        {standing !== 'right' && (
          <p>
            The answer: <b lang="en">{accepted[0]}</b>
          </p>
        )}
      </div>
    </section>
  );
}

function because({ standing, answer, found }: ShortAnswer, transcript: string): string {
  const words = found === null ? '' : transcript.slice(found.start, found.end);
  switch (standing) {
    case 'right':
      return `You said “${words}”, and that counts.`;
    case 'guesses':
      return `“${words}” is right, but other answers stand beside it.`;
    case 'unclear':
      return answer === null
        ? 'Too little was understood to say whether it is right.'
        : `We heard “${words}”, which sounds nearly like “${answer}”. It may count or not.`;
    case 'wrong':
      return found === null
        ? 'None of the accepted answers was heard.'
        : `“${words}” was heard, but not as your answer.`;
  }
}
