import { Badge } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Complexity, PracticeMode, PteType } from '#contract/exam.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { beginsNothing } from '#features/practice/begin/opening.tsx';
import { modeNames } from '#features/practice/task-frame/mode-words.ts';
import { BookmarkMenu, MarkButton } from '#ui/practice/bookmark-menu.tsx';
import { MoreRoom } from '#ui/practice/more/more-button.tsx';
import { useTellOutcome } from '#ui/not-saved.ts';
import { TitleByNumber } from '#ui/title-by-number.tsx';
import type { CardTools } from './card-tools.ts';
import { QuestionMore, type QuestionMoreProps } from './question-more.tsx';
import classes from './question-bar.module.css';

const levelNames = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

export function LevelName({ level }: { level: Complexity }) {
  return <span className={classes.level}>{levelNames[level]}</span>;
}

/** `title`: as the learner may see it now. Where it is hidden, a wide bar says it in full. */
export function QuestionTitle({ item, title }: { item: BankItem; title: string }) {
  return (
    <h1 className={classes.title} data-hidden={title === item.title ? undefined : true} tabIndex={-1}>
      <TitleByNumber id={item.id} title={title} />
    </h1>
  );
}

export interface QuestionHeadProps {
  item: BankItem;
  /** As the learner may see it now. */
  title: string;
  /** Mark and menu are there as well as the title. */
  isWhole: boolean;
  isPredicted: boolean;
  bookmarkType: BookmarkType;
  pteType: PteType;
  memoryCount: number;
  isHeld: boolean;
  tools: CardTools | undefined;
  mode: PracticeMode;
  more: QuestionMoreProps;
}

/** The slim row (level, the learner's own mark, prediction, mode, the menu) and the title: the same from the prompt to the score. */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { item, title, isWhole, isPredicted, bookmarkType, tools: Tools, mode, more, ...state } = props;
  const context = useDataContext();
  const tell = useTellOutcome();
  const mark = (type: BookmarkType) =>
    tell(setBookmark(context, { practiceId: item.id, type }), 'Bookmark updated successfully');
  return (
    <div className={classes.head}>
      <div className={classes.slim} data-off-paper>
        <LevelName level={item.level} />
        <span className={classes.mark} {...beginsNothing}>
          {isWhole ? (
            <BookmarkMenu value={bookmarkType} onMark={(type) => void mark(type)} />
          ) : (
            // Its room: a menu takes longer to make than the rest of the head.
            <MarkButton value={bookmarkType} style={{ visibility: 'hidden' }} />
          )}
        </span>
        {isPredicted && (
          <Badge
            variant="light"
            className={classes.prediction ?? ''}
            leftSection={<IconTrendingUp size={14} aria-hidden="true" />}
            tt="none"
          >
            <span className={classes.predictionWord}>Prediction</span>
          </Badge>
        )}
        <span className={classes.end}>
          <span className={classes.mode} data-mode={mode}>
            {modeNames[mode]}
          </span>
          {!isWhole ? (
            <MoreRoom />
          ) : Tools ? (
            <Tools item={item} title={title} {...state}>
              {(actions) => <QuestionMore {...more} tools={actions} />}
            </Tools>
          ) : (
            <QuestionMore {...more} tools={[]} />
          )}
        </span>
      </div>
      <QuestionTitle item={item} title={title} />
    </div>
  );
});
