import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './sortable-list.module.css';

interface SortableBoxFaceProps {
  text: string;
  isLifted?: boolean;
  handle?: ReactNode;
  controls?: ReactNode;
}

/** How a box looks, in the list and under the finger. */
export function SortableBoxFace({ text, isLifted = false, handle, controls }: SortableBoxFaceProps) {
  return (
    <div className={classes['face']} data-lifted={isLifted}>
      {handle ?? (
        <span className={classes['handle']}>
          <IconGripVertical size={20} />
        </span>
      )}
      <p className={classes['text']} lang="en" dir="ltr">
        {text}
      </p>
      {controls ?? <span className={classes['controls']} />}
    </div>
  );
}

interface SortableBoxProps {
  id: string;
  text: string;
  /** From 1. */
  place: number;
  count: number;
  onStep: (by: -1 | 1) => void;
}

export function SortableBox({ id, text, place, count, onStep }: SortableBoxProps) {
  const isStill = useReducedMotion();
  const sortable = useSortable({ id, ...(isStill ? { transition: null } : {}) });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  // What dnd-kit gives is meant for any element; here it goes on a real button, which needs no role of its own.
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes;
  const handleProps: HTMLAttributes<HTMLButtonElement> = { ...described, ...listeners };
  return (
    <li
      ref={setNodeRef}
      className={classes['item']}
      data-box={id}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      <SortableBoxFace
        text={text}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={classes['handle']}
            {...handleProps}
            aria-label={`Move box ${place} of ${count}`}
          >
            <IconGripVertical size={20} aria-hidden="true" />
          </button>
        }
        controls={
          <span className={classes['controls']}>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={`Move box ${place} up`}
              data-move="up"
              disabled={place === 1}
              onClick={() => onStep(-1)}
            >
              <IconChevronUp size={20} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={`Move box ${place} down`}
              data-move="down"
              disabled={place === count}
              onClick={() => onStep(1)}
            >
              <IconChevronDown size={20} />
            </ActionIcon>
          </span>
        }
      />
    </li>
  );
}
