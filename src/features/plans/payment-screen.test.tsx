import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentDto } from '#contract/entities/payment.ts';
import { openPlans } from '#tests/support/plans.tsx';
import { tellPlan } from '#tests/support/tell-plan.ts';
import { createTill, makeOrder } from '#tests/support/till.ts';

const id = '00000000-0000-4000-8000-000000000001';
const until = '2027-01-12T12:00:00.000Z';

/** The page of an order that the till has. */
async function openOrder(more: Partial<PaymentDto>, options: { isRightToLeft?: boolean } = {}) {
  const till = createTill();
  till.orders.push(makeOrder({ id, ...more }));
  const page = await openPlans(`/dashboard/plans/payments?order=${id}`, { till, ...options });
  const become = (next: Partial<PaymentDto>) => {
    till.orders[0] = makeOrder({ id, ...more, ...next });
  };
  /** How often the server was asked for the order. */
  const asked = () => till.count('GET', `/payments/${id}`);
  return { ...page, become, asked };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const transfer = {
  gateway: 'CARD_TRANSFER',
  currency: 'IRT',
  amount: 590_000,
  approvalUrl: null,
} as const;
const png = () => {
  const content = new Uint8Array(100);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], 'receipt.png', { type: 'image/png' });
};

it('says until when Premium runs, and brings it to this device', async () => {
  const page = await openOrder({ state: 'applied', premiumUntil: until, approvalUrl: null });
  page.syncs.bring = () => tellPlan(page.context, 'PREMIUM', until);
  page.show();
  await heading('Premium is active');
  expect(screen.getByText('You paid $9.99. Premium runs until January 12, 2027.')).toBeTruthy();
  expect(await screen.findByText('Everything is unlocked on this device.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/');
  expect(page.syncs.count).toBe(1);
});

it('syncs again where another tab was syncing already', async () => {
  const page = await openOrder({ state: 'applied', premiumUntil: until, approvalUrl: null });
  page.show();
  expect(await screen.findByText('Bringing Premium to this device.')).toBeTruthy();
  await waitFor(() => expect(page.syncs.count).toBe(1));
  page.syncs.bring = () => tellPlan(page.context, 'PREMIUM', until);
  await page.advance(2_000);
  expect(await screen.findByText('Everything is unlocked on this device.')).toBeTruthy();
  expect(page.syncs.count).toBe(2);
});

it('asks again with growing pauses until the payment is confirmed, and then no more', async () => {
  const page = await openOrder({ state: 'approved', approvalUrl: null });
  page.show();
  await heading('Your payment is still being confirmed');
  expect(screen.getByText(/You can leave this page/)).toBeTruthy();
  expect(page.asked()).toBe(1);
  await page.advance(1_999);
  expect(page.asked()).toBe(1);
  await page.advance(1);
  await waitFor(() => expect(page.asked()).toBe(2));
  page.become({ state: 'captured', approvalUrl: null });
  await page.advance(3_000);
  await heading('Your payment has arrived');
  page.become({ state: 'applied', premiumUntil: until, approvalUrl: null });
  await page.advance(4_500);
  await heading('Premium is active');
  const before = page.asked();
  await page.advance(600_000);
  expect(page.asked()).toBe(before);
});

it('does not ask while the page is not seen, and at once when it is again', async () => {
  const page = await openOrder({ state: 'approved', approvalUrl: null });
  page.show();
  await heading('Your payment is still being confirmed');
  const see = (isSeen: boolean) =>
    act(() => {
      Object.defineProperty(document, 'hidden', { value: !isSeen, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  see(false);
  await page.advance(600_000);
  expect(page.asked()).toBe(1);
  see(true);
  await waitFor(() => expect(page.asked()).toBe(2));
  Reflect.deleteProperty(document, 'hidden');
});

it('has the server ask the gateway on Check again', async () => {
  const page = await openOrder({});
  page.show();
  await heading('Waiting for your payment');
  expect(screen.getByRole('link', { name: 'Go on paying' }).getAttribute('href')).toBe(
    'https://paypal.test/approve',
  );
  page.become({ state: 'applied', premiumUntil: until, approvalUrl: null });
  await page.user.click(screen.getByRole('button', { name: 'Check again' }));
  await heading('Premium is active');
  expect(page.till.count('POST', '/check')).toBe(1);
});

it('gives up a payment that nobody made', async () => {
  const page = await openOrder({});
  page.show();
  await page.user.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  await heading('You cancelled this payment');
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/dashboard/plans');
});

it.each([
  ['cancelled', 'You cancelled this payment'],
  ['declined', 'PayPal declined this payment'],
  ['expired', 'This payment has expired'],
  ['mismatch', 'The amount paid does not match'],
  ['receipt', 'Your receipt was not accepted'],
] as const)('says what became of a payment that was refused: %s', async (refusal, title) => {
  const page = await openOrder({ state: 'refused', refusal, approvalUrl: null });
  page.show();
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(page.syncs.count).toBe(0);
});

it('says that a payment was refunded', async () => {
  const page = await openOrder({ state: 'refunded', approvalUrl: null });
  page.show();
  await heading('This payment was refunded');
  expect(screen.getByText(/^\$9\.99 went back to you/)).toBeTruthy();
});

it.each([false, true])(
  'shows where a transfer goes, and takes the photo of its receipt, right to left: %s',
  async (isRightToLeft) => {
    const page = await openOrder(transfer, { isRightToLeft });
    page.show();
    await heading('Waiting for your transfer');
    const number = await screen.findByText('6037 9911 2233 4455');
    expect(number.getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('Passage Ltd')).toBeTruthy();
    expect(screen.getByText('590,000 Toman')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Copy card number' }));
    expect(await navigator.clipboard.readText()).toBe('6037991122334455');

    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.queryByRole('button', { name: 'Send receipt' })).toBeNull();
    await page.user.upload(receipt.getByLabelText('Choose a photo', { selector: 'input' }), png());
    expect(await receipt.findByRole('img')).toBeTruthy();
    await page.user.click(receipt.getByRole('button', { name: 'Send receipt' }));
    await heading('Your receipt was sent');
    expect(screen.getByText(/activated within a day/)).toBeTruthy();
    expect(page.till.orders[0]).toMatchObject({ state: 'approved', hasReceipt: true });

    await page.user.click(screen.getByRole('button', { name: 'Send another photo' }));
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
  },
);

it('takes a receipt that is dropped, and refuses a file that is no picture', async () => {
  const page = await openOrder(transfer);
  page.show();
  const zone = await screen.findByRole('region', { name: 'Receipt' });
  const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  drop(new File(['tide'], 'receipt.png', { type: 'image/png' }));
  expect(await screen.findByText('This is not a PNG, JPG or WebP picture.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull();
  drop(png());
  expect(await within(zone).findByRole('img')).toBeTruthy();
  expect(screen.queryByText('This is not a PNG, JPG or WebP picture.')).toBeNull();
});

it('keeps the photo when it cannot be sent, and sends it later', async () => {
  const page = await openOrder(transfer);
  page.show();
  const zone = await screen.findByRole('region', { name: 'Receipt' });
  await page.user.upload(within(zone).getByLabelText('Choose a photo', { selector: 'input' }), png());
  page.till.isDown = true;
  await page.user.click(await screen.findByRole('button', { name: 'Send receipt' }));
  expect(await screen.findByText('This needs a connection. Try again when you are online.')).toBeTruthy();
  page.till.isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Send receipt' }));
  await heading('Your receipt was sent');
});

it("says so of an address without an order, and of another learner's order", async () => {
  const page = await openPlans(`/dashboard/plans/payments?order=${id}`);
  const view = page.show();
  await heading('Payment not found');
  await page.advance(600_000);
  expect(page.till.calls).toHaveLength(1);
  view.unmount();
  (await openPlans('/dashboard/plans/payments')).show();
  await heading('Payment not found');
});

it('says that there is no connection, and goes on by itself when it is back', async () => {
  const page = await openOrder({ state: 'approved', approvalUrl: null });
  page.till.isDown = true;
  page.show();
  await heading('No connection');
  page.till.isDown = false;
  act(() => page.connectivity.wake('online'));
  await heading('Your payment is still being confirmed');
  page.till.isDown = true;
  await page.advance(2_000);
  expect(await screen.findByText(/^No connection\. This page goes on automatically/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your payment is still being confirmed' })).toBeTruthy();
});

it('offers the sign-in to who is signed out', async () => {
  const page = await openOrder({});
  page.session.isSignedIn = false;
  page.show();
  await heading('Sign in to see this payment');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
