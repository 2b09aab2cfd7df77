import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import type { Outbox, OutboxItem } from './list-outbox.ts';
import { OutboxRow } from './outbox-row.tsx';
import classes from './outbox.module.css';

interface OutboxListProps {
  outbox: Outbox;
  trouble: SyncTrouble | null;
  pteType: PteType;
  now: number;
  onMore: () => void;
}

/** What waits, by what can move it on: first what only the learner can, then what goes by itself. */
export function OutboxList({ outbox, trouble, pteType, now, onMore }: OutboxListProps) {
  const { needsYou, waiting, sending, counts } = outbox;
  const top = useRef<HTMLDivElement>(null);
  const total = counts.needsYou + counts.waiting + counts.sending;
  if (total === 0) {
    return (
      <Message title="Nothing to send" picture={<EmptyRoute />}>
        What you do without a connection is listed here until the server has it.
      </Message>
    );
  }
  const rows = (items: readonly OutboxItem[]) =>
    items.map((item) => (
      <OutboxRow
        key={item.opId}
        item={item}
        trouble={trouble}
        pteType={pteType}
        now={now}
        onGone={() => top.current?.focus()}
      />
    ));
  const behind = needsYou.reduce((sum, { children }) => sum + children.length, 0);
  const hasMore =
    counts.waiting > waiting.length || counts.needsYou > needsYou.length || counts.blocked > behind;
  return (
    <div ref={top} tabIndex={-1} className={classes.groups}>
      {needsYou.length > 0 ? (
        <Group title="Please check" count={counts.needsYou}>
          {rows(needsYou)}
        </Group>
      ) : null}
      {sending.length > 0 ? (
        <Group title="On its way" count={counts.sending}>
          {rows(sending)}
        </Group>
      ) : null}
      {waiting.length > 0 ? (
        <Group title="Sends automatically" count={counts.waiting}>
          {rows(waiting)}
        </Group>
      ) : null}
      {hasMore ? (
        <Button variant="default" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.groupTitle}>
        {title} <span className={classes.count}>{count}</span>
      </h2>
      <ul className={classes.list} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
