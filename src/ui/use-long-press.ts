import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** As long as phones take for their own long press. */
const holdMs = 500;
/** A finger that moves further scrolls. */
const driftPx = 10;

/**
 * Handlers for an element on which a finger that stays does something of its own. The tap that ends it does not count as a
 * click, and the menu of the browser does not open over it.
 */
export function useLongPress(onHold: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const wasHeld = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(
    () => () => {
      if (press.current) clearTimeout(press.current.timer);
    },
    [],
  );
  return {
    onPointerDown(event: PointerEvent) {
      end();
      wasHeld.current = false;
      if (event.pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        wasHeld.current = true;
        press.current = null;
        onHold();
      }, holdMs);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > driftPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      if (press.current || wasHeld.current) event.preventDefault();
    },
  };
}
