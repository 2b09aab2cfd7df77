/** What a move did, for a screen reader to say (`spokenMove`) or a screen to show. Positions count from 1. */
export interface Move {
  readonly kind: 'moved' | 'at-top' | 'at-bottom' | 'not-moved' | 'unknown';
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

export interface Arranged {
  readonly order: readonly string[];
  readonly move: Move;
}

/** One place towards the top. */
export function moveUp(order: readonly string[], id: string): Arranged {
  return moveTo(order, id, order.indexOf(id) - 1);
}

/** One place towards the bottom. */
export function moveDown(order: readonly string[], id: string): Arranged {
  return moveTo(order, id, order.indexOf(id) + 1);
}

/** To a place counted from 0; a place outside the list is the nearest one inside. An unknown id changes nothing. */
export function moveTo(order: readonly string[], id: string, place: number): Arranged {
  const total = order.length;
  const from = order.indexOf(id);
  if (from < 0) return { order, move: { kind: 'unknown', id, from: 0, to: 0, total } };
  const to = Math.max(0, Math.min(Math.trunc(place), total - 1));
  const told = { id, from: from + 1, to: to + 1, total };
  if (to === from) return { order, move: { ...told, kind: stayed(place, to) } };
  const others = order.filter((other) => other !== id);
  return { order: [...others.slice(0, to), id, ...others.slice(to)], move: { ...told, kind: 'moved' } };
}

function stayed(place: number, to: number): Move['kind'] {
  if (place < to) return 'at-top';
  return place > to ? 'at-bottom' : 'not-moved';
}

/** The sentence that a screen reader says after a move. `name` is what the screen calls the paragraph. */
export function spokenMove(move: Move, name: string): string {
  switch (move.kind) {
    case 'moved':
      return `${name} moved from position ${move.from} to position ${move.to} of ${move.total}.`;
    case 'at-top':
      return `${name} is already at the top.`;
    case 'at-bottom':
      return `${name} is already at the bottom.`;
    case 'not-moved':
      return `${name} stays at position ${move.to} of ${move.total}.`;
    case 'unknown':
      return `${name} is not in the list.`;
  }
}
