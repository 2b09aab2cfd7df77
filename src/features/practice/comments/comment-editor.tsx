import { textLimits } from '#contract/text-limits.ts';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#data/commands/comments.ts';
import type { WriteResult } from '#data/commands/write-kind.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { OtherVersions } from '#ui/other-versions.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { AddImage, PickedImages } from './image-picker.tsx';
import { useCommentDraft } from './use-comment-draft.ts';
import classes from './comments.module.css';

/** Most characters of a comment (spec section 5). */

interface CommentEditorProps {
  /** What the box is for, said to a screen reader. */
  label: string;
  /** What it is written on: an unfinished one is kept under it. */
  place: string;
  /** The word on the button. */
  action: string;
  onSubmit: (text: string, images: readonly Picture[]) => Promise<WriteResult>;
  /** It was opened on request: writing can begin at once. */
  takesFocus?: boolean;
}

/** Where comments and replies are written: text with its counter, and up to three pictures. */
export function CommentEditor({ label, place, action, onSubmit, takesFocus = false }: CommentEditorProps) {
  const say = useToast();
  const { text, setText, picked, clear, choices } = useCommentDraft(place);
  const { clock } = useDataContext();
  const now = useNow(clock, choices.others.length > 0);
  const [isSaving, setIsSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const submit = async () => {
    setIsSaving(true);
    const result = await onSubmit(text, picked.images);
    setIsSaving(false);
    if (result.kind === 'not-saved') {
      // Text and pictures stay: nothing is lost but the try.
      say(notSavedWords(result.reason));
      return;
    }
    clear();
    say('Comment saved');
  };
  return (
    <form
      className={classes['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        aria-label={label}
        placeholder="Enter your comment"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={textLimits.comment}
        autosize
        minRows={2}
        maxRows={12}
        size="md"
        dir="auto"
        ref={box}
      />
      <PickedImages picked={picked} />
      <OtherVersions choices={choices} noun="comment" now={now} show={({ text: words }) => words} />
      <div className={classes['editorRow']}>
        <AddImage picked={picked} />
        <span className={classes['count']}>
          {text.length} / {textLimits.comment}
        </span>
        <Button
          type="submit"
          disabled={text.trim() === '' || isSaving || picked.isWorking}
          loading={isSaving}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
