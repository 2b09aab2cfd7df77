import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '#server/html.ts';
import { page, type PageContext } from '#server/idp/pages/layout.ts';
import { messagePage } from '#server/idp/pages/message.ts';
import { dollarsOf, tomanOf } from '#domain/numbers/money.ts';
import type { PlayPayment } from './ledger.ts';
import { isExpired, type StandInParts } from './parts.ts';
import { orderShape } from './paypal-shapes.ts';

type Decision = 'approve' | 'decline' | 'close';

const names = { PAYPAL: 'PayPal', ZARINPAL: 'ZarinPal' };

/** Path of stylesheet and mark. */
export const assets = '/assets';

/**
 * The pages that a payer sees, at the addresses of the real ones. They need no sign-in: whoever has the address may decide, as there is
 * nothing to lose.
 */
export function addPayerPages(app: FastifyInstance, parts: StandInParts): void {
  const { ledger, webhooks } = parts;

  const show = (reply: FastifyReply, payment: PlayPayment | undefined) => {
    if (payment === undefined)
      return send(reply, 404, [], (context) =>
        messagePage(context, 'No such payment', 'This payment is not known here. Go back and start again.'),
      );
    const back = returnOf(payment);
    if (isExpired(parts, payment) || payment.state !== 'open')
      return send(reply, 200, [back], (context) =>
        messagePage(context, 'Nothing to pay', 'This payment is over, or has run out of time.'),
      );
    return send(reply, 200, [back, payment.cancelUrl], (context) => payerPage(context, payment));
  };

  app.get('/checkoutnow', async ({ query }: FastifyRequest<{ Querystring: { token?: string } }>, reply) =>
    show(
      reply,
      ledger.find(({ gateway, id }) => gateway === 'PAYPAL' && id === query.token),
    ),
  );
  app.get('/pg/StartPay/:id', async ({ params }: FastifyRequest<{ Params: { id: string } }>, reply) =>
    show(
      reply,
      ledger.find(({ gateway, id }) => gateway === 'ZARINPAL' && id === params.id),
    ),
  );

  app.post('/decide/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const payment = ledger.find(({ id }) => id === request.params.id);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const decision = form.get('decision');
    if (payment?.state !== 'open' || isExpired(parts, payment) || !isDecision(decision))
      return show(reply, payment);
    const decided = ledger.change(payment, { state: stateAfter(payment, decision) });
    if (decided.gateway === 'PAYPAL' && decision !== 'close')
      webhooks.send('CHECKOUT.ORDER.APPROVED', orderShape(decided, parts.url()));
    return reply.redirect(decision === 'close' ? cancelOf(decided) : returnOf(decided), 303);
  });
}

const isDecision = (text: string | null): text is Decision =>
  text === 'approve' || text === 'decline' || text === 'close';

function stateAfter({ gateway, state }: PlayPayment, decision: Decision): PlayPayment['state'] {
  if (decision === 'approve') return 'approved';
  if (decision === 'decline') return 'declined';
  // An order that was left at PayPal can still be paid; at ZarinPal it is over.
  return gateway === 'PAYPAL' ? state : 'closed';
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Where the payer comes back to, with what the gateway says there. */
function returnOf({ gateway, id, state, returnUrl }: PlayPayment): string {
  if (gateway === 'PAYPAL') return withQuery(returnUrl, { token: id, PayerID: 'PLAYPAYER' });
  const isPaid = !['open', 'declined', 'closed'].includes(state);
  return withQuery(returnUrl, { Authority: id, Status: isPaid ? 'OK' : 'NOK' });
}

const cancelOf = (payment: PlayPayment): string =>
  payment.gateway === 'PAYPAL' ? withQuery(payment.cancelUrl, { token: payment.id }) : returnOf(payment);

const priceOf = ({ gateway, amount }: PlayPayment): string =>
  gateway === 'PAYPAL'
    ? `$${dollarsOf(amount)}`
    : `${tomanOf(amount).toLocaleString('en')} Toman (${amount.toLocaleString('en')} Rial)`;

function payerPage(context: PageContext, payment: PlayPayment): string {
  const choice = (decision: Decision, label: string, look: string) =>
    html`<button type="submit" name="decision" value="${decision}" class="${look}">${label}</button>`;
  return page(
    context,
    'Pay with play money',
    html`
      <p class="notice">
        This page stands in for ${names[payment.gateway]} on a development server. No money moves, whatever
        you choose.
      </p>
      <dl class="facts">
        <dt>Amount</dt>
        <dd>${priceOf(payment)}</dd>
        <dt>For</dt>
        <dd>${payment.description}</dd>
      </dl>
      <form method="post" action="/decide/${payment.id}">
        ${choice('approve', 'Approve', '')} ${choice('decline', 'Decline', 'quiet')}
        ${choice('close', 'Close', 'quiet')}
      </form>
    `,
  );
}

/** `leads`: addresses that the page may lead to; browsers hold the redirect after a form against them. The first is the way back. */
function send(
  reply: FastifyReply,
  status: number,
  leads: readonly string[],
  write: (context: PageContext) => string,
): FastifyReply {
  const formAction = ["'self'", ...new Set(leads.map((lead) => new URL(lead).origin))].join(' ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(write({ assets, script: undefined, appUrl: leads[0] ?? '/' }));
}
