import { CatchBoundary } from '@tanstack/react-router';
import type { ItemOf } from '#contract/items/bank-item.ts';
import { useOnward } from '#features/practice/task-frame/onward.ts';
import { PartFailed } from '#features/practice/task-frame/part-failed.tsx';
import { ItemImageFigure } from '#ui/practice/item-image.tsx';

/** The picture of the question; where it cannot be drawn that is said, and another question is offered. */
export function QuestionPicture({ item }: { item: ItemOf<'DI'> }) {
  return (
    <CatchBoundary getResetKey={() => item.id} errorComponent={PictureFailed}>
      <ItemImageFigure image={item.image} summary={item.summary} />
    </CatchBoundary>
  );
}

function PictureFailed({ reset }: { reset: () => void }) {
  return <PartFailed what="This picture cannot be shown now." onRetry={reset} onward={useOnward()} />;
}
