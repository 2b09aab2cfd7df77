import '#ui/mantine-styles.ts';
import { notFound } from '@tanstack/react-router';
import { findTaskBySlug } from '#contract/task-type.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { PlainSearch } from './plain-search.ts';

interface QuestionPageProps {
  section: string;
  slug: string;
  questionId: string;
  search: PlainSearch;
}

/** `/dashboard/{section}/{slug}/{questionId}`: one question of the list that the search part describes. */
export function QuestionPage({ section, slug, questionId, search }: QuestionPageProps) {
  const taskType = findTaskBySlug(section, slug);
  if (!taskType || !/^\d{1,6}$/.test(questionId)) throw notFound();
  return (
    <WhenStarted waiting={null}>
      <PracticeScreen taskType={taskType} practiceId={Number(questionId)} search={search} />
    </WhenStarted>
  );
}
