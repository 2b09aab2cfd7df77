import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planRows } from '#domain/premium/plan-rows.ts';
import { openPlans } from '#tests/support/plans.tsx';
import { tellPlan } from '#tests/support/tell-plan.ts';
import { createTill, makeOrder, plansOnSale } from '#tests/support/till.ts';

const path = '/dashboard/plans';
const upgrade = 'Upgrade Now: Premium, 30 days';

async function openModal(page: Awaited<ReturnType<typeof openPlans>>) {
  page.show();
  await page.user.click(await screen.findByRole('button', { name: upgrade }));
  return within(await screen.findByRole('dialog', { name: 'Premium, 30 days' }));
}

const pay = (dialog: Awaited<ReturnType<typeof openModal>>) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: /^Pay/ });

it('shows the plans with prices in dollars and Toman, and the free one cannot be chosen', async () => {
  const { show, user } = await openPlans(path);
  show();
  expect(await screen.findByText('$9.99')).toBeTruthy();
  expect(screen.getByText('Once, for 90 days')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Your plan: Free' }).disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Toman' }));
  expect(screen.getByText('590,000 Toman')).toBeTruthy();
  expect(screen.getByText('1,490,000 Toman')).toBeTruthy();
  expect(screen.queryByText('$9.99')).toBeNull();
});

it.each([false, true])('compares the plans row by row in words, right to left: %s', async (isRightToLeft) => {
  const { show } = await openPlans(path, { isRightToLeft });
  show();
  const table = within(await screen.findByRole('table', { name: 'What each plan includes' }));
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Prediction lists')).toEqual(['Not included', 'Included']);
  expect(cells('Sync between your devices')).toEqual(['Included', 'Included']);
  expect(cells('Detailed AI scores')).toEqual(['A few', 'No limit']);
  expect(table.getAllByRole('row')).toHaveLength(planRows(null).length + 1);
  expect(await table.findByRole('columnheader', { name: 'Free (your plan)' })).toBeTruthy();
});

it('knows offline which plan one has, and says that prices need a connection until Retry finds one', async () => {
  const till = createTill();
  till.isDown = true;
  const { show, user, context } = await openPlans(path, { till });
  await tellPlan(context, 'PREMIUM', '2027-01-12T12:00:00.000Z');
  show();
  expect(await screen.findByText('Your plan is Premium. It runs until January 12, 2027.')).toBeTruthy();
  expect(await screen.findByText('Prices need a connection.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'What each plan includes' })).toBeTruthy();
  till.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$9.99')).toBeTruthy();
});

it('shows prices by itself when the connection is back', async () => {
  const till = createTill();
  till.isDown = true;
  const { show, connectivity } = await openPlans(path, { till });
  show();
  await screen.findByText('Prices need a connection.');
  till.isDown = false;
  act(() => connectivity.wake('online'));
  expect(await screen.findByText('$24.99')).toBeTruthy();
});

it('offers the sign-in first to who is signed out', async () => {
  const { show, session } = await openPlans(path);
  session.isSignedIn = false;
  show();
  expect(await screen.findByRole('heading', { name: 'Sign in to see prices' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText('$9.99')).toBeNull();
});

it('offers to renew the plan that runs', async () => {
  const plans = plansOnSale.map((plan) =>
    plan.id === 2 ? { ...plan, isActive: true, buttonText: 'Renew Now' } : { ...plan, isActive: false },
  );
  const { show } = await openPlans(path, { till: createTill({ plans }) });
  show();
  const card = within(await screen.findByRole('region', { name: 'Premium, 30 days' }));
  expect(card.queryByText('Your plan')).toBeNull();
  expect(card.getByRole('button', { name: 'Renew Now: Premium, 30 days' })).toBeTruthy();
});

it('tells that paying is with play money, and leaves for the gateway once for two clicks', async () => {
  const page = await openPlans(path);
  const dialog = await openModal(page);
  expect(dialog.getByText('This is play money: no money moves.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
  await page.user.dblClick(pay(dialog));
  await waitFor(() => expect(page.left).toEqual(['https://paypal.test/approve']));
  expect(page.till.orders).toMatchObject([{ planId: 2, gateway: 'PAYPAL', discountCode: '' }]);
  expect(page.till.count('POST', '/api/payments')).toBe(1);
  expect(pay(dialog).disabled).toBe(true);
});

it('can pay again when the learner comes back to the page as it was, under another key', async () => {
  const page = await openPlans(path);
  const dialog = await openModal(page);
  await page.user.click(pay(dialog));
  await waitFor(() => expect(page.left).toHaveLength(1));
  act(() => page.connectivity.wake('pageshow'));
  expect(pay(dialog).disabled).toBe(false);
  await page.user.click(pay(dialog));
  await waitFor(() => expect(page.left).toHaveLength(2));
  const keys = page.till.calls.flatMap(({ method, key }) => (method === 'POST' ? [key] : []));
  expect(new Set(keys).size).toBe(2);
});

it('repeats a payment that perhaps arrived under the same key, so that it is one order', async () => {
  const page = await openPlans(path);
  const dialog = await openModal(page);
  page.till.isDown = true;
  await page.user.click(pay(dialog));
  expect(await dialog.findByText('This needs a connection. Try again when you are online.')).toBeTruthy();
  page.till.isDown = false;
  await page.user.click(pay(dialog));
  await waitFor(() => expect(page.left).toHaveLength(1));
  const keys = page.till.calls.flatMap(({ method, key }) => (method === 'POST' ? [key] : []));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('does not leave for the gateway once the dialog was closed', async () => {
  const page = await openPlans(path);
  const dialog = await openModal(page);
  const gate = Promise.withResolvers<void>();
  page.till.gate = gate.promise;
  await page.user.click(pay(dialog));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  gate.resolve();
  await waitFor(() => expect(page.till.orders).toHaveLength(1));
  expect(page.left).toEqual([]);
});

it('applies a promo code: Apply waits for a code, the price changes, and the code is fixed', async () => {
  const page = await openPlans(path);
  const dialog = await openModal(page);
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
  const apply = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Appl/ });
  expect(apply().disabled).toBe(true);
  await page.user.type(field, '   ');
  expect(apply().disabled).toBe(true);
  await page.user.type(field, 'WINTER');
  await page.user.click(apply());
  expect(await dialog.findByText('This promo code is not known.')).toBeTruthy();
  await page.user.clear(field);
  await page.user.type(field, ' SPRING ');
  expect(dialog.queryByText('This promo code is not known.')).toBeNull();
  const gate = Promise.withResolvers<void>();
  page.till.gate = gate.promise;
  await page.user.click(apply());
  expect(apply().disabled).toBe(true);
  gate.resolve();
  const boom = within(await screen.findByRole('dialog', { name: 'Boom!' }));
  expect(boom.getByText(/Your promo code works/).textContent).toContain('$7.99');
  await page.user.click(boom.getByRole('button', { name: 'Ok, Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Boom!' })).toBeNull());
  expect([field.disabled, apply().disabled]).toEqual([true, true]);
  await page.user.click(pay(dialog));
  await waitFor(() => expect(page.till.orders).toMatchObject([{ discountCode: 'SPRING' }]));
  expect(pay(dialog).textContent).toContain('$7.99');
});

it('offers for Toman ZarinPal and, where there is a card, the transfer', async () => {
  const page = await openPlans(path);
  page.show();
  await page.user.click(await screen.findByRole('radio', { name: 'Toman' }));
  await page.user.click(screen.getByRole('button', { name: upgrade }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Premium, 30 days' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'ZARINPAL',
    'CARD_TRANSFER',
  ]);
  const playMoney = 'This is play money: no money moves.';
  expect(dialog.getByText(playMoney)).toBeTruthy();
  await page.user.click(dialog.getByRole('radio', { name: 'Card transfer' }));
  // The card is the one that the operator has set, on a development server too.
  expect(dialog.queryByText(playMoney)).toBeNull();
  await page.user.click(pay(dialog));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toBe(
    `${location.origin}/dashboard/plans/payments?order=${page.till.orders[0]?.id ?? ''}`,
  );
});

it('lists the payments with their states in words, and how to go on with an open one', async () => {
  const till = createTill();
  till.orders.push(
    makeOrder({ id: '00000000-0000-4000-8000-000000000001' }),
    makeOrder({ state: 'applied', premiumUntil: '2026-12-24T12:00:00.000Z', approvalUrl: null }),
    makeOrder({ state: 'refused', refusal: 'declined', approvalUrl: null }),
  );
  const { show } = await openPlans(path, { till });
  show();
  const rows = within(await screen.findByRole('list', { name: 'Your payments' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('$9.99, PayPal, November 21, 2026Not paid yet'),
    expect.stringContaining('Paid. Premium until December 24, 2026'),
    expect.stringContaining('Declined'),
  ]);
  expect(screen.getByRole('link', { name: 'Go on paying' }).getAttribute('href')).toBe(
    'https://paypal.test/approve',
  );
  expect(screen.getAllByRole('link', { name: 'Premium, 30 days' })[0]?.getAttribute('href')).toBe(
    '/dashboard/plans/payments?order=00000000-0000-4000-8000-000000000001',
  );
});
