import type { OrderStatus } from './order.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestPauseMs = hourMs;
/** So long a payer may take at a gateway. */
const openMs = 3 * hourMs;
/** So long a learner may take to send a receipt of a card transfer. */
const transferMs = 24 * hourMs;

/** What decides when an order is looked at again. Instants are epoch ms. */
export interface WatchedOrder extends OrderStatus {
  readonly isTransfer: boolean;
  readonly isRefundWanted: boolean;
  readonly createdAt: number;
  /** Looks in vain since the last change. */
  readonly attempts: number;
}

/** Until when an unpaid order is kept open. */
const endOf = ({ isTransfer, createdAt }: WatchedOrder): number =>
  createdAt + (isTransfer ? transferMs : openMs);

/** Whether an order that is not paid is given up now. A gateway must have said that before; nobody is asked about a transfer. */
export function hasExpired(order: WatchedOrder, now: number): boolean {
  return order.state === 'created' && now >= endOf(order);
}

/** The pause after so many looks in vain: a minute, doubled each time, an hour at most. */
export function pauseMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** Math.min(attempts, 10), longestPauseMs);
}

/**
 * When the sweep looks at an order again, epoch ms; `null`: only an event from outside moves it. An order that the learner gave up is
 * watched to its end, since it may have been paid in another tab.
 */
export function nextLook(order: WatchedOrder, now: number): number | null {
  const later = now + pauseMs(order.attempts);
  if (order.isRefundWanted && order.state !== 'refunded') return later;
  switch (order.state) {
    case 'captured':
      return later;
    case 'created':
      return order.isTransfer ? endOf(order) : later;
    case 'approved':
      return order.isTransfer ? null : later;
    case 'refused': {
      const isWatched = order.refusal === 'cancelled' && !order.isTransfer;
      return isWatched && now < endOf(order) ? later : null;
    }
    case 'applied':
    case 'refunded':
      return null;
  }
}
