import { ExamScreen } from '#features/me/exam-screen.tsx';
import { GoalCard } from '#features/progress/target/goal-card.tsx';

/** `/me/exam`. */
export function ExamPage() {
  return <ExamScreen goal={<GoalCard />} />;
}
