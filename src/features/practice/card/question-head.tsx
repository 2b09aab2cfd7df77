import { Badge } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import type { BankItem } from '#contract/entities/bank-item.ts';
import type { Complexity } from '#contract/exam.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { BookmarkMenu } from '#ui/practice/bookmark-menu.tsx';
import classes from './practice-card.module.css';

const levelNames = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

/** Title, level, prediction and the learner's own mark. */
export function QuestionHead({ row, item }: { row: PracticeListRow; item: BankItem }) {
  const context = useDataContext();
  return (
    <div className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {item.title}
      </h1>
      <div className={classes.tags}>
        <span className={classes.level}>{levelNames[item.level]}</span>
        {row.predictionCount > 0 && (
          <Badge variant="light" leftSection={<IconTrendingUp size={14} aria-hidden="true" />} tt="none">
            Prediction
          </Badge>
        )}
        <span className={classes.mark}>
          <BookmarkMenu
            value={row.bookmarkType}
            onMark={(type) => void setBookmark(context, { practiceId: row.id, type })}
          />
        </span>
      </div>
    </div>
  );
}
