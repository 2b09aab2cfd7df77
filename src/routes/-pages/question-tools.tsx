import { NoteTool } from '#features/notes/note-tool.tsx';
import { PracticeTools, type PracticeToolsProps } from '#features/practice-tools/practice-tools.tsx';

/** What stands under the title of a question: note, exam memory, report. */
export function QuestionTools({ title, ...props }: Omit<PracticeToolsProps, 'children'> & { title: string }) {
  return (
    <PracticeTools {...props}>
      <NoteTool item={props.item} title={title} />
    </PracticeTools>
  );
}
