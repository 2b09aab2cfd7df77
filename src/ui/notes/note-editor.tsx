import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { noteLimit } from '#domain/notes/note-tags.ts';
import { boundHtml, boundText, type BoundPaste } from './bound-paste.ts';
import { limitHtml, limitText } from './limit-text.ts';
import classes from './note-editor.module.css';

export interface NoteEditorProps {
  /** What it begins with; later changes are the writer's. Another text is another `key`. */
  html: string;
  /** For a screen reader. */
  label: string;
  /** Hears each change. Nothing but spaces is ''. */
  onChange: (html: string) => void;
}

/** Bold, italic and lists, as `noteTags` has them. */
const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  link: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** Said until the next change. */
const notices = {
  pasted: 'What you pasted is longer than a note can be. Its end was left out.',
  layout: 'A note cannot have more lines, lists, bold or italic words than this.',
} as const;

/** The editor of a note: bold, italic, lists, at most 2,000 characters. */
export default function NoteEditor({ html, label, onChange }: NoteEditorProps) {
  const [length, setLength] = useState(0);
  const [notice, setNotice] = useState<keyof typeof notices | null>(null);
  const taken = ({ text, isCut }: BoundPaste) => {
    if (isCut) setNotice('pasted');
    return text;
  };
  const editor = useEditor({
    extensions: [kit, limitText(noteLimit), limitHtml(textLimits.noteHtml, () => setNotice('layout'))],
    content: html,
    autofocus: 'end',
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', dir: 'auto' },
      transformPastedHTML: (pasted) => taken(boundHtml(pasted, noteLimit)),
      transformPastedText: (pasted) => taken(boundText(pasted, noteLimit)),
    },
    onCreate: ({ editor: made }) => setLength(made.state.doc.textContent.length),
    onUpdate: ({ editor: changed, transaction }) => {
      if (transaction.getMeta('paste') !== true) setNotice(null);
      const text = changed.state.doc.textContent;
      setLength(text.length);
      onChange(text.trim() === '' ? '' : changed.getHTML());
    },
  });
  const isFull = length >= noteLimit;
  return (
    <div>
      <RichTextEditor
        editor={editor}
        classNames={{
          root: classes.root,
          content: classes.content,
          controlsGroup: classes.group,
          control: classes.control,
        }}
      >
        <RichTextEditor.Toolbar className={classes.bar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <p className={classes.count} data-full={isFull || undefined} role={isFull ? 'alert' : undefined}>
        {isFull ? `Character Limit (${noteLimit})` : <span translate="no">{`${length} / ${noteLimit}`}</span>}
      </p>
      <output className={classes.notice}>{notice === null ? '' : notices[notice]}</output>
    </div>
  );
}
