import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { findFetchedList } from '#data/store/content/fetched-lists.ts';
import { listComments } from '#data/queries/list-comments.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Comments } from '#features/practice/comments/comments.tsx';
import { useFetched } from '#features/practice/comments/use-fetched.ts';
import { allAnswers } from './answer-filter.tsx';
import classes from './answer-area.module.css';
import { Community } from './community.tsx';
import { MyAnswers } from './my-answers.tsx';
import { useSeen } from './use-seen.ts';

interface TabProps {
  item: BankItem;
}

interface AnswerTab {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType<TabProps>;
  /** How many there are, once that is known. */
  readonly Count: ComponentType<TabProps>;
}

/** The tabs of the answer area, in the spec's order. */
const tabs: readonly AnswerTab[] = [
  { id: 'mine', title: 'My Answers', Panel: MyAnswers, Count: OwnCount },
  { id: 'community', title: 'Community', Panel: Community, Count: CommunityCount },
  { id: 'comments', title: 'Comments', Panel: Comments, Count: CommentCount },
];

function OwnCount({ item }: TabProps) {
  const live = useLive(listOwnAnswers, { practiceId: item.id, limit: 0 }, { drawsMuch: true });
  return live.status === 'ready' && <Count n={live.data.total} />;
}

function CommunityCount({ item }: TabProps) {
  const live = useLive(findFetchedList<'answers'>, answersOf(item), { drawsMuch: true });
  return live.status === 'ready' && live.data && <Count n={live.data.total} />;
}

function CommentCount({ item }: TabProps) {
  const args = { practiceId: item.id, onlyExamMemories: false };
  const live = useLive(listComments, args, { drawsMuch: true });
  const isKnown = live.status === 'ready' && (live.data.fetchedAt !== null || live.data.total > 0);
  return isKnown && <Count n={live.data.total} />;
}

/** The end of each list says it in words. */
function Count({ n }: { n: number }) {
  return (
    <span className={classes['count']} aria-hidden="true">
      {n}
    </span>
  );
}

const answersOf = ({ taskType, id }: BankItem) =>
  ({ kind: 'answers', taskType, practiceId: id, ...allAnswers }) as const;

/**
 * Below the question: what was answered so far, by the learner and by others, and what is said about it. One line of three counts
 * until the learner has answered or opens one; a tap on the open one folds it again.
 */
export function AnswerArea({ item }: { item: BankItem }) {
  const area = useRef<HTMLDivElement>(null);
  const own = useLive(listOwnAnswers, { practiceId: item.id, limit: 0 }, { drawsMuch: true });
  /** `undefined`: nothing has opened yet. */
  const [open, setOpen] = useState<string | null>();
  if (open === undefined && own.status === 'ready' && own.data.total > 0) setOpen('mine');
  const isSeen = useSeen(area);
  // For the counts: nobody pays for them who never scrolls down here.
  useFetched({ kind: 'comments', practiceId: item.id, onlyExamMemories: false }, isSeen);
  useFetched(answersOf(item), isSeen);
  return (
    <Tabs
      ref={area}
      value={open ?? null}
      onChange={setOpen}
      allowTabDeactivation
      className={classes.area}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs ?? ''}>
        {tabs.map(({ id, title, Count: HowMany }) => (
          <Tabs.Tab key={id} value={id} className={classes.tab}>
            {title} <HowMany item={item} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id} pt="md">
          <Panel item={item} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
