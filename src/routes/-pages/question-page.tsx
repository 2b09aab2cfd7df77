import '#ui/mantine-styles.ts';
import { lazy, type ComponentProps } from 'react';
import { NotFound } from '#app/frame/not-found.tsx';
import { findTaskBySlug } from '#contract/task-type.ts';
import { QuestionWaiting } from '#features/practice/card/question-waiting.tsx';
import { LessonSlotProvider } from '#features/practice/lesson-slot.tsx';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { FirstOpenQuestion } from './first-open-question.tsx';
import { QuestionTools } from './question-tools.tsx';
import type { PlainSearch } from './plain-search.ts';

const LessonOffer = lazy(async () => ({
  default: (await import('#features/lessons/lesson-offer.tsx')).LessonOffer,
}));

const drawLesson = (props: ComponentProps<typeof LessonOffer>) => <LessonOffer {...props} />;

interface QuestionPageProps {
  section: string;
  slug: string;
  questionId: string;
  search: PlainSearch;
}

/** `/dashboard/{section}/{slug}/{questionId}`: one question of the list that the search part describes. */
export function QuestionPage({ section, slug, questionId, search }: QuestionPageProps) {
  const taskType = findTaskBySlug(section, slug);
  if (!taskType || !/^\d{1,6}$/.test(questionId)) return <NotFound />;
  return (
    <WhenStarted waiting={<QuestionWaiting />}>
      {questionId === '1' ? (
        <FirstOpenQuestion taskType={taskType} />
      ) : (
        <LessonSlotProvider value={drawLesson}>
          <PracticeScreen
            taskType={taskType}
            practiceId={Number(questionId)}
            search={search}
            tools={QuestionTools}
          />
        </LessonSlotProvider>
      )}
    </WhenStarted>
  );
}
