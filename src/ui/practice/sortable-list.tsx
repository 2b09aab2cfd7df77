import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  defaultDropAnimation,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useReducedMotion } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { moveDown, moveTo, moveUp, spokenMove } from '#domain/arrange/move.ts';
import { SortableBox, SortableBoxFace } from './sortable-box.tsx';
import classes from './sortable-list.module.css';
import hidden from '#ui/visually-hidden.module.css';

export interface SortableListProps {
  /** Read out as the list's name. */
  label: string;
  boxes: readonly { readonly id: string; readonly text: string }[];
  /** Hears of each new order, as ids from top to bottom. */
  onOrder: (ids: string[]) => void;
}

const instructions =
  'To move this box press Space or Enter, move it with the up and down arrow keys, and press Space or Enter again to put it down. Escape puts it back.';

/**
 * Boxes to put in order: by the handle with mouse or touch, by keyboard on the handle, or with the move buttons. Each
 * move is read out, and focus stays on what was used to move.
 */
export function SortableList({ label, boxes, onOrder }: SortableListProps) {
  const [active, setActive] = useState<UniqueIdentifier | null>(null);
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const heardPlace = useRef(0);
  const isStill = useReducedMotion();
  const ids = useMemo(() => boxes.map(({ id }) => id), [boxes]);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const start = (id: UniqueIdentifier) => boxes.find((box) => box.id === id)?.text.slice(0, 40) ?? '';
  const announcements: Announcements = {
    onDragStart({ active }) {
      heardPlace.current = place(active.id);
      return `Picked up the box in place ${place(active.id)} of ${ids.length}: ${start(active.id)}`;
    },
    onDragOver({ over }) {
      const now = over ? place(over.id) : 0;
      // A box is over its own place from the start: saying so would cut off the sentence above.
      if (now === heardPlace.current) return undefined;
      heardPlace.current = now;
      return over ? `Now in place ${now} of ${ids.length}` : 'Not over a place';
    },
    onDragEnd: ({ over }) => (over ? `Put down in place ${place(over.id)} of ${ids.length}` : 'Put back'),
    onDragCancel: ({ active }) => `Put back in place ${place(active.id)} of ${ids.length}`,
  };

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setActive(null);
    if (!over || over.id === active.id) return;
    onOrder([...moveTo(ids, String(active.id), place(over.id) - 1).order]);
  };
  const step = (id: string, by: -1 | 1) => {
    const { order, move } = by === -1 ? moveUp(ids, id) : moveDown(ids, id);
    if (move.kind !== 'moved') return;
    onOrder([...order]);
    setSpoken(spokenMove(move, start(id)));
    // At either end the pressed button is off, so focus goes to the box's other one instead of getting lost.
    const isAtEnd = move.to === 1 || move.to === move.total;
    const back = by === -1 ? 'down' : 'up';
    const wanted = isAtEnd ? back : by === -1 ? 'up' : 'down';
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-box="${id}"] [data-move="${wanted}"]`)?.focus();
    });
  };

  const activeBox = boxes.find((box) => box.id === active);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setActive(active.id)}
      onDragCancel={() => setActive(null)}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes['list']} aria-label={label} ref={list}>
          {boxes.map((box, index) => (
            <SortableBox
              key={box.id}
              id={box.id}
              text={box.text}
              place={index + 1}
              count={boxes.length}
              onStep={(by) => step(box.id, by)}
            />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={isStill ? null : { ...defaultDropAnimation, duration: 180 }}>
        {activeBox ? <SortableBoxFace text={activeBox.text} isLifted /> : null}
      </DragOverlay>
      <output className={hidden.hidden}>{spoken}</output>
    </DndContext>
  );
}
