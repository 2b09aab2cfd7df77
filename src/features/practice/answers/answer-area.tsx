import { Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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

type Tab = 'mine' | 'community' | 'comments';

interface AnswerTab {
  readonly id: Tab;
  readonly title: string;
  readonly Panel: ComponentType<{ item: BankItem }>;
}

/** The tabs of the answer area, in the spec's order. */
const tabs: readonly AnswerTab[] = [
  { id: 'mine', title: 'My Answers', Panel: MyAnswers },
  { id: 'community', title: 'Community', Panel: Community },
  { id: 'comments', title: 'Comments', Panel: Comments },
];

/** How many there are in each tab; `null`: not known yet. */
function useCounts(item: BankItem): Readonly<Record<Tab, number | null>> {
  const drawn = { drawsMuch: true };
  const mine = useLive(listOwnAnswers, { practiceId: item.id, limit: 0 }, drawn);
  const community = useLive(findFetchedList<'answers'>, answersOf(item), drawn);
  const comments = useLive(listComments, { practiceId: item.id, onlyExamMemories: false }, drawn);
  const areCommentsKnown =
    comments.status === 'ready' && (comments.data.fetchedAt !== null || comments.data.total > 0);
  return {
    mine: mine.status === 'ready' ? mine.data.total : null,
    community: community.status === 'ready' ? (community.data?.total ?? null) : null,
    comments: areCommentsKnown ? comments.data.total : null,
  };
}

/** The end of each list says it in words. Its room is there before it is known. */
function Count({ n }: { n: number | null }) {
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
  const counts = useCounts(item);
  /** `undefined`: nothing has opened yet. */
  const [open, setOpen] = useState<string | null>();
  if (open === undefined && counts.mine !== null && counts.mine > 0) setOpen('mine');
  const wasTapped = useRef(false);
  useEffect(() => {
    if (wasTapped.current && open) area.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const isSeen = useSeen(area);
  // For the counts: nobody pays for them who never scrolls down here.
  useFetched({ kind: 'comments', practiceId: item.id, onlyExamMemories: false }, isSeen);
  useFetched(answersOf(item), isSeen);
  return (
    <Tabs
      ref={area}
      value={open ?? null}
      onChange={(next) => {
        // What it opens lies below the edge of a phone.
        wasTapped.current = true;
        setOpen(next);
      }}
      allowTabDeactivation
      className={classes.area}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs ?? ''}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id} className={classes.tab}>
            {title} <Count n={counts[id]} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id} pt="md" className={classes.panel}>
          <Panel item={item} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
