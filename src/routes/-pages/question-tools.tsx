import { NoteTool } from '#features/notes/note-tool.tsx';
import { PracticeTools, type PracticeToolsProps } from '#features/practice-tools/practice-tools.tsx';

/** What the menu of a question holds: note, exam memory, report, shortcuts. */
export function QuestionTools({
  title,
  children,
  ...props
}: Omit<PracticeToolsProps, 'before'> & { title: string }) {
  return (
    <NoteTool item={props.item} title={title}>
      {(note) => (
        <PracticeTools {...props} before={[note]}>
          {children}
        </PracticeTools>
      )}
    </NoteTool>
  );
}
