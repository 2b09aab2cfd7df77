import { randomUUID } from 'node:crypto';
import { apiHeader, idempotencyHeader, type ErrorCode } from '#contract/errors.ts';
import {
  PaymentCreate,
  ReceiptSend,
  type PaymentDto,
  type PaymentWays,
  type PlanCard,
} from '#contract/entities/payment.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
}

export interface Till {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly orders: PaymentDto[];
  readonly calls: Call[];
  /** How many calls there were of a method and the end of a path. */
  count(method: string, end: string): number;
  ways: PaymentWays;
  /** No network between the device and it. */
  isDown: boolean;
  /** The answers wait for it. */
  gate: Promise<void>;
}

const headers = { [apiHeader]: '1' };
const plan = (id: number, days: number, price: string, toman: string): PlanCard => ({
  id,
  name: `Premium, ${days} days`,
  price,
  toman,
  features: [],
  type: 'PREMIUM',
  isActive: false,
  buttonText: 'Upgrade Now',
  days,
});
const freePlan: PlanCard = {
  ...plan(1, 1, 'Free', 'Free'),
  name: 'Free',
  type: 'TRIAL',
  days: null,
  isActive: true,
  buttonText: 'Your plan',
};

export const plansOnSale: readonly PlanCard[] = [
  freePlan,
  plan(2, 30, '9.99', '590000'),
  plan(3, 90, '24.99', '1490000'),
];

/** An order as the server tells it. */
export const makeOrder = (more: Partial<PaymentDto> = {}): PaymentDto => ({
  id: randomUUID(),
  planId: 2,
  planName: 'Premium, 30 days',
  gateway: 'PAYPAL',
  currency: 'USD',
  amount: 999,
  discountCode: '',
  state: 'created',
  refusal: null,
  approvalUrl: 'https://paypal.test/approve',
  hasReceipt: false,
  createdAt: '2026-11-21T11:00:00.000Z',
  premiumUntil: null,
  ...more,
});

const refused = (status: number, code: ErrorCode, message: string) =>
  Response.json({ status, code, message, error: message, errors: [] }, { status, headers });

/** The wire of the server's plans and payments, in memory. Codes of 20 % off: `SPRING`. */
export function createTill({ plans = plansOnSale }: { plans?: readonly PlanCard[] } = {}): Till {
  const byKey = new Map<string, PaymentDto>();
  const pictures = new Set<string>();
  const orders: PaymentDto[] = [];
  const calls: Call[] = [];

  function discount(planId: number, code: string): Response {
    const found = plans.find(({ id }) => id === planId);
    if (!found || code !== 'SPRING') return refused(404, 'NOT_FOUND', 'This promo code is not known.');
    const data = {
      price_irt: Number(found.toman) * 0.8,
      price_xxD: Math.round(Number(found.price) * 80) / 100,
    };
    return Response.json({ data }, { headers });
  }

  async function create(request: Request): Promise<Response> {
    const { planId, paymentGateway, discountCode, redirectUrl } = PaymentCreate.parse(await request.json());
    const key = request.headers.get(idempotencyHeader) ?? '';
    const isTransfer = paymentGateway === 'CARD_TRANSFER';
    const order =
      byKey.get(key) ??
      makeOrder({
        planId,
        gateway: paymentGateway,
        currency: paymentGateway === 'PAYPAL' ? 'USD' : 'IRT',
        discountCode,
        approvalUrl: isTransfer ? null : 'https://paypal.test/approve',
      });
    if (!byKey.has(key)) orders.push(order);
    byKey.set(key, order);
    const approval_url = order.approvalUrl ?? `${redirectUrl}?order=${order.id}`;
    return Response.json({ data: { approval_url, orderId: order.id } }, { status: 201, headers });
  }

  async function about(request: Request, id: string, deed: string): Promise<Response> {
    const at = orders.findIndex((each) => each.id === id);
    const order = orders[at];
    if (!order) return refused(404, 'NOT_FOUND', 'There is no such payment.');
    if (deed === 'receipt') {
      const { sha256 } = ReceiptSend.parse(await request.json());
      if (!pictures.has(sha256)) return refused(422, 'BLOB_MISSING', 'The picture was not stored.');
      orders[at] = { ...order, state: 'approved', hasReceipt: true };
    }
    if (deed === 'cancel')
      orders[at] = { ...order, state: 'refused', refusal: 'cancelled', approvalUrl: null };
    return Response.json(orders[at], { headers });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, , first, second = '', third = '', fourth = ''] = pathname.split('/').map(decodeURIComponent);
    if (first === 'blobs') {
      pictures.add(second);
      return new Response(null, { status: 201, headers });
    }
    if (first === 'settings') return Response.json(plans, { headers });
    if (second === 'discount') return discount(Number(third), fourth);
    if (second === 'ways') return Response.json(till.ways, { headers });
    if (second !== '') return about(request, second, third);
    return request.method === 'POST' ? create(request) : Response.json(orders, { headers });
  }

  const till: Till = {
    orders,
    calls,
    count: (method, end) => calls.filter((call) => call.method === method && call.path.endsWith(end)).length,
    ways: {
      gateways: ['PAYPAL', 'ZARINPAL', 'CARD_TRANSFER'],
      transfer: { cardNumber: '6037991122334455', holder: 'Passage Ltd' },
      isPlayMoney: true,
    },
    isDown: false,
    gate: Promise.resolve(),
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      calls.push({ method: request.method, path, key: request.headers.get(idempotencyHeader) });
      await till.gate;
      if (till.isDown) throw new TypeError('Failed to fetch');
      return answer(request);
    },
  };
  return till;
}
