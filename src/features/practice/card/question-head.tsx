import { Badge } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Complexity, PteType } from '#contract/exam.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { BookmarkMenu, MarkButton } from '#ui/practice/bookmark-menu.tsx';
import { useTellOutcome } from '#ui/not-saved.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import type { CardTools } from './card-tools.ts';
import { QuestionLinks } from './question-links.tsx';
import classes from './practice-card.module.css';

const levelNames = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

export interface QuestionHeadProps {
  item: BankItem;
  /** As the learner may see it now. */
  title: string;
  /** Mark and tools are there as well as the title. */
  isWhole: boolean;
  isPredicted: boolean;
  bookmarkType: BookmarkType;
  /** The list that Previous and Next walk through. They stand up here, far from Submit. */
  filter: ListArgs;
  search: SearchText;
  pteType: PteType;
  memoryCount: number;
  isHeld: boolean;
  tools: CardTools | undefined;
}

/** Title, level, prediction, the learner's own mark, and the way to the next question: the same from the prompt to the score. */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { item, title, isWhole, isPredicted, bookmarkType, filter, search, tools: Tools, ...state } = props;
  const context = useDataContext();
  const tell = useTellOutcome();
  const mark = (type: BookmarkType) =>
    tell(setBookmark(context, { practiceId: item.id, type }), 'Bookmark updated successfully');
  return (
    <div className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={classes.tags}>
        <span className={classes.facts}>
          <span className={classes.level}>{levelNames[item.level]}</span>
          {isPredicted && (
            <Badge variant="light" leftSection={<IconTrendingUp size={14} aria-hidden="true" />} tt="none">
              Prediction
            </Badge>
          )}
          <span className={classes.mark}>
            {isWhole ? (
              <BookmarkMenu value={bookmarkType} onMark={(type) => void mark(type)} />
            ) : (
              // Its room: a menu takes longer to make than the rest of the head.
              <MarkButton value={bookmarkType} style={{ visibility: 'hidden' }} />
            )}
          </span>
        </span>
        <span className={classes.links}>
          <QuestionLinks practiceId={item.id} filter={filter} search={search} />
        </span>
      </div>
      {isWhole && Tools ? (
        <Tools item={item} title={title} {...state} />
      ) : (
        <div className={classes.toolsRoom} />
      )}
    </div>
  );
});
