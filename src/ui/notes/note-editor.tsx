import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { noteLimit } from '#domain/notes/note-tags.ts';
import { limitText } from './limit-text.ts';
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

/** The editor of a note: bold, italic, lists, at most 2,000 characters. */
export default function NoteEditor({ html, label, onChange }: NoteEditorProps) {
  const [length, setLength] = useState(0);
  const editor = useEditor({
    extensions: [kit, limitText(noteLimit)],
    content: html,
    autofocus: 'end',
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', dir: 'auto' },
    },
    onCreate: ({ editor: made }) => setLength(made.state.doc.textContent.length),
    onUpdate: ({ editor: changed }) => {
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
        classNames={{ root: classes.root, content: classes.content, control: classes.control }}
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
    </div>
  );
}
