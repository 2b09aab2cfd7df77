import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import { waysOut } from '#data/commands/waiting-ops.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import { agoWords } from '#ui/amounts.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { itemName, itemSubject } from './item-name.ts';
import type { OutboxItem } from './list-outbox.ts';
import { NextScores } from './next-scores.tsx';
import classes from './outbox.module.css';
import { RowActions } from './row-actions.tsx';
import { stateTone, whereItStands, whyItStands } from './state-words.ts';
import { useDiscard } from './use-discard.ts';

interface OutboxRowProps {
  item: OutboxItem;
  trouble: SyncTrouble | null;
  pteType: PteType;
  now: number;
  /** The row is about to leave its place: whoever holds the focus takes it. */
  onGone: () => void;
}

/** One thing that waits. What needs the learner is open; the rest opens when they want to know more. */
export function OutboxRow({ item, trouble, pteType, now, onGone }: OutboxRowProps) {
  const needsLearner = waysOut(item.state).discard;
  const discard = useDiscard(item.opId, onGone);
  const name = itemName(item, pteType);
  if (discard.isGoing) return <DiscardedRow name={name} onUndo={discard.undo} />;
  const details = (
    <RowDetails item={item} pteType={pteType} now={now} onDiscard={discard.start} onGone={onGone} />
  );
  return (
    <li className={classes.row} data-attention={needsLearner || undefined}>
      {needsLearner ? (
        <>
          <RowHead item={item} trouble={trouble} pteType={pteType} now={now} />
          {details}
        </>
      ) : (
        <Opening head={<RowHead item={item} trouble={trouble} pteType={pteType} now={now} />}>
          {details}
        </Opening>
      )}
      {item.children.length > 0 ? (
        <ul className={classes.children} aria-label={`Waits for: ${name}`}>
          {item.children.map((child) => (
            <li key={child.opId}>
              <RowHead item={child} trouble={trouble} pteType={pteType} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** In the place of a row, as long as it can come back. */
function DiscardedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to the way back, once.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.row} data-gone>
      <output>Discarded: {name}</output>
      <button ref={undo} type="button" className={classes.undo} onClick={onUndo}>
        Undo
      </button>
    </li>
  );
}

function RowHead({ item, trouble, pteType, now }: Omit<OutboxRowProps, 'onGone'>) {
  const subject = itemSubject(item, pteType);
  return (
    <span className={classes.head}>
      <span className={classes.what}>
        <span className={classes.kind}>{item.what}</span>{' '}
        {subject === '' ? null : <span className={classes.subject}>{subject}</span>}
      </span>
      {item.title === null ? null : (
        <span className={classes.title} dir="auto">
          {item.title}
        </span>
      )}
      <span className={classes.standing}>
        <SyncWord tone={stateTone(item.state)} word={whereItStands(item, trouble, now)} />{' '}
        <span className={classes.age}>{agoWords(item.createdAt, now)}</span>
      </span>
    </span>
  );
}

/** A row that opens. The whole head is the button. */
function Opening({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {head}
        <IconChevronDown
          size={20}
          className={classes.chevron}
          data-open={isOpen || undefined}
          aria-hidden="true"
        />
      </button>
      {isOpen ? children : null}
    </>
  );
}

function RowDetails({
  item,
  pteType,
  now,
  onDiscard,
  onGone,
}: {
  item: OutboxItem;
  pteType: PteType;
  now: number;
  onDiscard: () => void;
  onGone: () => void;
}) {
  const why = whyItStands(item);
  return (
    <div className={classes.details}>
      {why === null ? null : <p className={classes.why}>{why}</p>}
      {item.state === 'parked-quota' ? <NextScores /> : null}
      {item.state === 'conflict' ? (
        <ConflictPanel opId={item.opId} name={itemName(item, pteType)} onGone={onGone} />
      ) : item.text === null ? null : (
        <p className={classes.text} dir="auto">
          {item.text}
        </p>
      )}
      {item.attempts > 0 && item.state !== 'conflict' ? (
        <p className={classes.fact}>
          {item.attempts === 1 ? 'Tried once' : `Tried ${item.attempts} times`}
          {item.lastError === null ? '' : `, last ${agoWords(item.lastError.at, now)}`}
        </p>
      ) : null}
      <RowActions item={item} name={itemName(item, pteType)} onDiscard={onDiscard} onGone={onGone} />
    </div>
  );
}
