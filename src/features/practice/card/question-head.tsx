import { Badge } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BankItem } from '#contract/entities/bank-item.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Complexity } from '#contract/exam.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { BookmarkMenu } from '#ui/practice/bookmark-menu.tsx';
import { useToast } from '#ui/toasts.tsx';
import classes from './practice-card.module.css';

const levelNames = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

export interface QuestionHeadProps {
  row: PracticeListRow;
  item: BankItem;
  /** Previous and Next: up here, far from Submit. */
  links: ReactNode;
}

/** Title, level, prediction and the learner's own mark. */
export function QuestionHead({ row, item, links }: QuestionHeadProps) {
  const context = useDataContext();
  const say = useToast();
  const mark = async (type: BookmarkType) => {
    try {
      await setBookmark(context, { practiceId: row.id, type });
      say('Bookmark updated successfully');
    } catch {
      // Nothing was written, so the mark on the screen is still the old one.
      say('Something went wrong');
    }
  };
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
          <BookmarkMenu value={row.bookmarkType} onMark={(type) => void mark(type)} />
        </span>
        <span className={classes.links}>{links}</span>
      </div>
    </div>
  );
}
