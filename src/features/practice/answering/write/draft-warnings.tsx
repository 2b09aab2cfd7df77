import { IconInfoCircle } from '@tabler/icons-react';
import { useDraftCheck } from './use-draft-check.ts';
import classes from './writing.module.css';
import type { WritingWords } from './writing-words.ts';

/** Shares from which it costs points (engines/content-scoring). */
const mostCopied = 0.25;
const mostTemplate = 0.12;

export interface DraftWarningsProps {
  text: string;
  /** What nothing should be taken over from. */
  prompt: string;
  words: WritingWords;
}

/** What would cost points if the text were handed in like this. It comes when the writer pauses, and stops nobody. */
export function DraftWarnings({ text, prompt, words }: DraftWarningsProps) {
  const check = useDraftCheck(text, prompt);
  const isCopied = check !== null && check.copied.share > mostCopied;
  const isTemplate = check !== null && check.template.share > mostTemplate;
  const [span] = check?.template.spans ?? [];
  return (
    <output className={classes['draft']}>
      {isCopied && (
        <span className={classes['warning']}>
          <IconInfoCircle size={20} aria-hidden="true" />
          <span>Much of this is taken from {words.source} word for word: it earns nothing.</span>
        </span>
      )}
      {isTemplate && (
        <span className={classes['warning']}>
          <IconInfoCircle size={20} aria-hidden="true" />
          <span>
            Ready-made phrases earn little
            {span === undefined ? '.' : <>: “{check?.text.slice(span.start, span.end)}”.</>}
          </span>
        </span>
      )}
    </output>
  );
}
