import { z } from 'zod';
import { Discount, PaymentDto, PaymentOrder, PaymentWays, PlanCard } from '#contract/entities/payment.ts';
import { addressOf } from '#contract/paths.ts';
import { paymentPaths } from '#contract/payment-paths.ts';
import type { PaymentCall, Payments } from '#data/commands/payments.ts';
import type { DataContext } from '#data/store/context.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { ReadCalls, SyncTransport } from './transport.ts';

/** Asks the server about plans and payments, as one learner's screens want it. */
export function createPayments(
  { userId, digest }: Pick<DataContext, 'userId' | 'digest'>,
  transport: ReadCalls & Pick<SyncTransport, 'putBlob'>,
): Payments {
  const get = async <Schema extends z.ZodType>(path: string, schema: Schema) =>
    resultOf(await transport.getJson(userId, path, {}), schema);
  const post = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { json = {}, key }: { json?: unknown; key?: string } = {},
  ) => resultOf(await transport.postJson(userId, path, json, key), schema);
  return {
    listPlans: () => get(paymentPaths.plans, z.array(PlanCard)),
    findWays: () => get(paymentPaths.ways, PaymentWays),
    listOrders: () => get(paymentPaths.orders, z.array(PaymentDto)),
    findOrder: (id) => get(addressOf(paymentPaths.order, { id }), PaymentDto),
    async findDiscount(planId, discountCode) {
      return dataOf(await get(addressOf(paymentPaths.discount, { planId, discountCode }), Discount));
    },
    async createOrder(json, key) {
      return dataOf(await post(paymentPaths.orders, PaymentOrder, { json, key }));
    },
    checkOrder: (id) => post(addressOf(paymentPaths.check, { id }), PaymentDto),
    cancelOrder: (id) => post(addressOf(paymentPaths.cancel, { id }), PaymentDto),
    async sendReceipt(id, { bytes, mimeType }) {
      const sha256 = await digest.sha256(bytes);
      const stored = await transport.putBlob(userId, { sha256, bytes, mimeType });
      if (stored.kind !== 'answered') return failed(stored);
      return post(addressOf(paymentPaths.receipt, { id }), PaymentDto, { json: { sha256 } });
    },
  };
}

function resultOf<Schema extends z.ZodType>(
  outcome: CallOutcome<unknown>,
  schema: Schema,
): PaymentCall<z.infer<Schema>> {
  if (outcome.kind !== 'answered') return failed(outcome);
  const parsed = schema.safeParse(outcome.body);
  // A newer server that says it in another way: as if it had not answered.
  return parsed.success ? { kind: 'answered', value: parsed.data } : { kind: 'no-connection' };
}

function failed(outcome: Exclude<CallOutcome<unknown>, { kind: 'answered' }>): PaymentCall<never> {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'refused', code: outcome.code, message: outcome.message };
    case 'unknown':
      return { kind: 'no-connection' };
    case 'signed-out':
      return { kind: 'signed-out' };
  }
}

function dataOf<Value>(call: PaymentCall<{ readonly data: Value }>): PaymentCall<Value> {
  return call.kind === 'answered' ? { kind: 'answered', value: call.value.data } : call;
}
