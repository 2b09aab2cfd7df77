import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** What a stand-in remembers of a payment. Amounts are in units of its gateway: cents, or Rial. */
const PlayPayment = z.object({
  gateway: z.enum(['PAYPAL', 'ZARINPAL']),
  /** PayPal's order id, ZarinPal's authority. */
  id: z.string(),
  /** Key of the call that made it; `null` where the gateway has none. */
  key: z.string().nullable(),
  /** What the merchant calls it. */
  orderId: z.string(),
  amount: z.int(),
  description: z.string(),
  returnUrl: z.url(),
  cancelUrl: z.url(),
  createdAt: z.number(),
  /**
   * `closed`: the payer turned back, where that ends it. `pending`: the money is on its way. `reversed`: given back in the first half hour,
   * at ZarinPal.
   */
  state: z.enum(['open', 'approved', 'declined', 'closed', 'pending', 'captured', 'reversed', 'refunded']),
  capture: z.object({ id: z.string(), amount: z.int(), at: z.number() }).nullable(),
});
export type PlayPayment = z.infer<typeof PlayPayment>;

export interface Ledger {
  add(payment: PlayPayment): void;
  change(payment: PlayPayment, change: Partial<PlayPayment>): PlayPayment;
  find(is: (payment: PlayPayment) => boolean): PlayPayment | undefined;
  list(is: (payment: PlayPayment) => boolean): readonly PlayPayment[];
}

/** Older ones are forgotten. */
const kept = 1_000;

/** The payments of the stand-ins: in a file, so that a development server that starts anew knows them; `null`: in memory alone. */
export function openLedger(file: string | null): Ledger {
  const payments = new Map((file === null ? [] : read(file)).map((payment) => [payment.id, payment]));
  const put = (payment: PlayPayment): PlayPayment => {
    payments.set(payment.id, payment);
    if (file !== null) write(file, [...payments.values()].slice(-kept));
    return payment;
  };
  const list = (is: (payment: PlayPayment) => boolean) => [...payments.values()].filter(is);
  return {
    add: put,
    change: (payment, change) => put({ ...payment, ...change }),
    find: (is) => list(is)[0],
    list,
  };
}

/** Play money is nobody's: a file that cannot be read is begun anew. */
function read(file: string): PlayPayment[] {
  try {
    return z.array(PlayPayment).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function write(file: string, payments: readonly PlayPayment[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(payments), { mode: 0o600 });
  renameSync(next, file);
}
