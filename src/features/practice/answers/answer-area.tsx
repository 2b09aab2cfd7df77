import { Tabs } from '@mantine/core';
import type { ComponentType } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { Comments } from '#features/practice/comments/comments.tsx';
import { MyAnswers } from './my-answers.tsx';
import classes from './answer-area.module.css';

interface AnswerTab {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType<{ item: BankItem }>;
}

/** The tabs of the answer area, in the spec's order. */
const tabs: readonly AnswerTab[] = [
  { id: 'mine', title: 'My Answers', Panel: MyAnswers },
  { id: 'comments', title: 'Comments', Panel: Comments },
];

/** Below the question: what was answered so far. */
export function AnswerArea({ item }: { item: BankItem }) {
  return (
    <Tabs defaultValue={tabs[0]?.id ?? null} className={classes.area} keepMounted={false}>
      <Tabs.List>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id} className={classes.tab}>
            {title}
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
