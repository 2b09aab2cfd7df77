import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { resolveConflict, type Choice } from '#data/commands/resolve-conflict.ts';
import { findConflict, type ConflictTexts } from '#data/queries/find-conflict.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './conflict.module.css';
import { compareLines, shownText } from './conflict-texts.ts';
import { MergeEditor } from './merge-editor.tsx';

interface ConflictPanelProps {
  opId: string;
  /** Which of many it is about, for a screen reader. */
  name: string;
  /** It is about to leave its place in the list. */
  onGone: () => void;
}

/** Two texts of one note, side by side: the learner keeps one, or makes one of both. Nothing is chosen for them. */
export function ConflictPanel({ opId, name, onGone }: ConflictPanelProps) {
  const context = useDataContext();
  const say = useToast();
  const conflict = useLive(findConflict, { opId });
  const [isMerging, setIsMerging] = useState(false);
  const [problem, setProblem] = useState('');
  const merge = useRef<HTMLButtonElement>(null);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (isBack) merge.current?.focus();
  }, [isBack]);
  if (conflict.status === 'failed') throw conflict.error;
  if (conflict.status === 'loading' || conflict.data === null) return null;
  const texts = conflict.data;
  const resolve = async (choice: Choice) => {
    const { kind } = await resolveConflict(context, { ...choice, opId });
    if (kind === 'too-long') {
      setProblem(`It is longer than ${texts.limit} characters. Shorten it, then save it again.`);
      return;
    }
    onGone();
    say(kind === 'resolved' ? 'Saved on this device' : 'It is not here any more');
  };
  if (isMerging) {
    return (
      <MergeEditor
        texts={texts}
        name={name}
        problem={problem}
        onSave={(text) => void resolve({ keep: 'merged', text })}
        onBack={() => {
          setIsMerging(false);
          setIsBack(true);
          setProblem('');
        }}
      />
    );
  }
  return (
    <div className={classes.conflict}>
      <p className={classes.lead}>Both were changed at the same place. Nothing is lost until you choose.</p>
      <div className={classes.sides}>
        <Side title="On this device" text={texts.mine} other={texts.theirs} format={texts.format}>
          <Button
            variant="light"
            aria-label={`Keep the one on this device: ${name}`}
            onClick={() => void resolve({ keep: 'mine' })}
          >
            Keep this one
          </Button>
        </Side>
        <Side title="On the server" text={texts.theirs} other={texts.mine} format={texts.format}>
          <Button
            variant="light"
            aria-label={`Keep the one on the server: ${name}`}
            onClick={() => void resolve({ keep: 'theirs' })}
          >
            Keep this one
          </Button>
        </Side>
      </div>
      {problem === '' ? null : <p role="alert">{problem}</p>}
      <Button
        ref={merge}
        variant="default"
        aria-label={`Make one of both: ${name}`}
        onClick={() => {
          setIsBack(false);
          setIsMerging(true);
        }}
      >
        Make one of both
      </Button>
    </div>
  );
}

interface SideProps {
  title: string;
  text: string | null;
  other: string | null;
  format: ConflictTexts['format'];
  children: ReactNode;
}

/** One text; what the other one does not have is marked. */
function Side({ title, text, other, format, children }: SideProps) {
  const headingId = useId();
  const lines =
    text === null
      ? []
      : compareLines(shownText(text, format), other === null ? '' : shownText(other, format));
  return (
    <section className={classes.side} aria-labelledby={headingId}>
      <h3 className={classes.sideTitle} id={headingId}>
        {title}
      </h3>
      {text === null ? (
        <p className={classes.deleted}>It was deleted.</p>
      ) : (
        <div className={classes.text} dir="auto">
          {lines.map((line, at) =>
            // Lines have no identity of their own; the texts do not change while they are shown.
            line.isOwn ? <mark key={at}>{line.text}</mark> : <span key={at}>{line.text}</span>,
          )}
        </div>
      )}
      {children}
    </section>
  );
}
