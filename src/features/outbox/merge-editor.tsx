import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ConflictTexts } from '#data/queries/find-conflict.ts';
import classes from './conflict.module.css';
import { bothTexts, shownText, storedText } from './conflict-texts.ts';

interface MergeEditorProps {
  texts: ConflictTexts;
  name: string;
  /** Why the last try was not saved. */
  problem: string;
  /** Gets the text as it is stored. */
  onSave: (text: string) => void;
  onBack: () => void;
}

/** One text out of two: it begins with all that either has. */
export function MergeEditor({ texts, name, problem, onSave, onBack }: MergeEditorProps) {
  const { mine, theirs, format, limit } = texts;
  const [text, setText] = useState(() =>
    bothTexts(shownText(mine ?? '', format), shownText(theirs ?? '', format)),
  );
  // The button that opened it is gone: writing goes on here.
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={classes.conflict}>
      <Textarea
        ref={box}
        label={`One note out of both: ${name}`}
        description="Both texts are here, one after the other. Take out what you do not want."
        error={problem === '' ? null : problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={6}
        maxRows={16}
        dir="auto"
        classNames={{ input: classes.editor ?? '' }}
      />
      <p className={classes.count}>
        {text.length} of {limit} characters
      </p>
      <div className={classes.actions}>
        <Button
          disabled={text.trim() === '' || text.length > limit}
          onClick={() => onSave(storedText(text, format))}
        >
          Save this
        </Button>
        <Button variant="default" onClick={onBack}>
          Back to both
        </Button>
      </div>
    </div>
  );
}
