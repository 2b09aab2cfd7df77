import { paymentRoutes } from '#contract/routes/payments.ts';
import { planCards } from '#domain/premium/plans.ts';
import type { Config } from '#server/config.ts';
import { operation } from '#server/http/operation.ts';
import { approvalUrlOf, createOrder, getPlan, type Shop } from '#server/payments/create-order.ts';
import { moveOrder } from '#server/payments/move-order.ts';
import { getOwnOrder, listOwnOrders, orderDto } from '#server/payments/orders.ts';
import { quotePrice } from '#server/payments/promo-codes.ts';
import { sendReceipt } from '#server/payments/send-receipt.ts';
import { gatewayProblem, settleOrder, type PaymentParts } from '#server/payments/settle-order.ts';
import { badInput, Problem } from '#server/problem.ts';
import type { Stores } from '#server/store/effect.ts';

/** What can be bought on this server, by its settings. */
function shopOf({ plans, publicUrl, corsOrigins, transfer }: Config): Shop {
  return {
    plans,
    publicUrl,
    origins: [new URL(publicUrl).origin, ...corsOrigins.map((origin) => new URL(origin).origin)],
    takesTransfers: transfer !== null,
  };
}

/** Runs what asks a gateway; its faults are told to the learner. */
async function withGateway<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw gatewayProblem(error);
  }
}

/** Plans, prices and the learner's own orders. */
export function paymentOperations(stores: Stores, parts: PaymentParts, config: Config) {
  const { orm } = stores.db;
  const shop = shopOf(config);
  return [
    operation(paymentRoutes.plans, async ({ learner }) =>
      planCards(shop.plans, learner.status, config.aiQuota),
    ),
    operation(paymentRoutes.discount, async ({ params }) => {
      const plan = getPlan(shop, params.planId);
      const price = await quotePrice(orm, plan, { text: params.discountCode, now: parts.now() });
      return { data: { price_irt: price.IRT, price_xxD: price.USD / 100 } };
    }),
    operation(paymentRoutes.paymentWays, async () => ({
      gateways: [...parts.gateways.keys(), ...(shop.takesTransfers ? ['CARD_TRANSFER' as const] : [])],
      transfer: config.transfer,
      isPlayMoney: config.payments.gateways.playMoney !== undefined,
    })),
    operation(paymentRoutes.paymentCreate, async ({ learner, headers, body }) => {
      const wish = { learner, key: headers['idempotency-key'], given: body };
      const order = await withGateway(() => createOrder(parts, shop, wish));
      return { data: { approval_url: approvalUrlOf(order), orderId: order.id } };
    }),
    operation(paymentRoutes.paymentList, async ({ learner }) =>
      (await listOwnOrders(orm, learner.id)).map(orderDto),
    ),
    operation(paymentRoutes.payment, async ({ learner, params }) =>
      orderDto(await getOwnOrder(orm, learner.id, params.id)),
    ),
    operation(paymentRoutes.paymentCheck, async ({ learner, params }) => {
      const order = await getOwnOrder(orm, learner.id, params.id);
      return orderDto(await withGateway(() => settleOrder(parts, order)));
    }),
    operation(paymentRoutes.paymentCancel, async ({ learner, params }) => {
      const order = await getOwnOrder(orm, learner.id, params.id);
      const { row, kind } = await moveOrder(stores.db, order, {
        event: { kind: 'given-up' },
        now: parts.now(),
      });
      if (kind === 'illegal') throw new Problem('VALIDATION', 'This order is paid. It cannot be cancelled.');
      return orderDto(row);
    }),
    operation(paymentRoutes.paymentReceipt, async ({ learner, params, body }) => {
      const order = await getOwnOrder(orm, learner.id, params.id);
      if (order.gateway !== 'CARD_TRANSFER') throw badInput('id', 'Only a card transfer takes a receipt.');
      return orderDto(await sendReceipt(stores, { order, learner, sha256: body.sha256, now: parts.now() }));
    }),
  ];
}
