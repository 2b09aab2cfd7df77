import { noteTags } from '#domain/notes/note-tags.ts';
import { useCleanHtml } from '#ui/use-clean-html.ts';
import classes from './note-text.module.css';

/** The words of a note as they were laid out, cleaned before they are shown. In any language and direction. */
export function NoteText({ html }: { html: string }) {
  const clean = useCleanHtml(html, noteTags);
  if (clean === null) return <div className={classes.text} aria-busy="true" />;
  return <div className={classes.text} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
