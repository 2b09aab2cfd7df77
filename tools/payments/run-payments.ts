import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { OrderEvent } from '#domain/payments/order.ts';
import { dollarsOf } from '#domain/numbers/money.ts';
import { planName } from '#domain/premium/plans.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { moveOrder } from '#server/payments/move-order.ts';
import { findOrder, isRefundable, listOrders, type OrderRow } from '#server/payments/orders.ts';
import { GatewayDownError, GatewayRefusedError } from '#server/payments/payment-gateway.ts';
import { refundOrder, settleOrder, type PaymentParts } from '#server/payments/settle-order.ts';
import { plainLine } from '#tools/plain-line.ts';
import { runCodes, usage as codeUsage, type PaymentsResult } from './run-codes.ts';

const usage = `npm run payments -- list               the newest orders, with their ids and what they wait for
npm run payments -- receipt ID FILE   writes the picture of the receipt of a card transfer into a file
npm run payments -- confirm ID        the money of a card transfer has arrived: Premium starts
npm run payments -- refuse ID         the receipt of a card transfer proves no payment
npm run payments -- refund ID         gives the money back and ends the Premium that it paid for
${codeUsage}`;

/** Most orders of a list. */
const most = 200;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

type Parts = PaymentParts & { readonly blobs: BlobStore };

const failed = (line: string): PaymentsResult => ({ isDone: false, lines: [line] });
const done = (line: string): PaymentsResult => ({ isDone: true, lines: [line] });

/** One command of the operator; what it says, and whether it was done. */
export async function runPayments(parts: Parts, args: readonly string[]): Promise<PaymentsResult> {
  const [command, id = '', ...rest] = args;
  switch (command) {
    case 'list':
      return list(parts);
    case 'code':
      return runCodes(parts.db.orm, args.slice(1), parts.now());
    case 'receipt':
    case 'confirm':
    case 'refuse':
    case 'refund': {
      const order = uuid.test(id) ? await findOrder(parts.db.orm, id) : undefined;
      if (order === undefined) return failed(`There is no order ${plainLine(id)}.`);
      if (command === 'refund') return refund(parts, order);
      if (order.gateway !== 'CARD_TRANSFER')
        return failed(`${order.gateway} tells the server itself what becomes of this order.`);
      return command === 'receipt' ? writeReceipt(parts, order, rest) : decide(parts, order, command);
    }
    default:
      return failed(usage);
  }
}

const amountOf = ({ amount, currency }: OrderRow): string =>
  currency === 'USD' ? `$${dollarsOf(amount)}` : `${amount.toLocaleString('en')} Toman`;

/** What an order waits for, as far as that is up to the operator. */
function waitsFor(order: OrderRow): string {
  if (order.isRefundWanted && order.state !== 'refunded') return ', money is being given back';
  if (order.refusal === 'mismatch') return ', other money was paid than ordered: refund it';
  if (order.gateway !== 'CARD_TRANSFER' || order.state !== 'approved') return '';
  return order.learnerId === null ? ', the account is gone: refuse it' : ', confirm or refuse it';
}

function lineOf({ order, username }: { order: OrderRow; username: string | null }): string {
  const { id, createdAt, gateway, state, refusal, planId, discountCode, lastError } = order;
  const who = username === null ? '(account deleted)' : plainLine(username);
  const code = discountCode === '' ? '' : ` with ${plainLine(discountCode)}`;
  const why = refusal === null ? '' : ` (${refusal})`;
  const trouble = lastError === null ? '' : ` [${plainLine(lastError)}]`;
  const when = createdAt.toISOString().slice(0, 16);
  return `${when}Z  ${id}  ${who}  ${planName(planId)}, ${amountOf(order)}${code} by ${gateway}: ${state}${why}${waitsFor(order)}${trouble}`;
}

async function list({ db }: Parts): Promise<PaymentsResult> {
  const rows = await listOrders(db.orm, most);
  return { isDone: true, lines: rows.length === 0 ? ['There are no orders.'] : rows.map(lineOf) };
}

async function writeReceipt(
  { blobs }: Parts,
  { receiptSha256 }: OrderRow,
  [file]: readonly string[],
): Promise<PaymentsResult> {
  if (file === undefined) return failed(usage);
  if (receiptSha256 === null || (await blobs.head(receiptSha256)) === undefined)
    return failed('No receipt was sent for this order.');
  await writeFile(file, await buffer(await blobs.get(receiptSha256)));
  return done(`The receipt is in ${plainLine(file)}.`);
}

async function decide(parts: Parts, order: OrderRow, command: 'confirm' | 'refuse'): Promise<PaymentsResult> {
  if (command === 'confirm' && order.learnerId === null)
    return failed('The account is gone. Send the money back, and refuse the order.');
  const event: OrderEvent =
    command === 'confirm' ? { kind: 'captured', isRight: true } : { kind: 'receipt-refused' };
  const { row, kind } = await moveOrder(parts.db, order, { event, now: parts.now() });
  const { state } = row.state === 'captured' ? await settleOrder(parts, row) : row;
  if (kind !== 'moved') return failed(`Nothing was done: this order is ${state} already.`);
  return done(
    command === 'confirm' ? 'Premium runs now.' : 'The order is refused. A new receipt can be sent.',
  );
}

async function refund(parts: Parts, order: OrderRow): Promise<PaymentsResult> {
  if (!isRefundable(order)) return failed(`No money is held for this order: it is ${order.state}.`);
  try {
    await refundOrder(parts, order);
  } catch (error) {
    if (error instanceof GatewayRefusedError)
      return failed(`The gateway refuses to give the money back: ${plainLine(error.message)}`);
    if (error instanceof GatewayDownError)
      return failed(`${plainLine(error.message)}. The server goes on asking until the money is back.`);
    throw error;
  }
  const byHand = order.gateway === 'CARD_TRANSFER' ? ' Send the money back by hand.' : '';
  return done(`The order is refunded, and the Premium that it paid for has ended.${byHand}`);
}
