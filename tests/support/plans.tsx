import { MantineProvider } from '@mantine/core';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import type { DataContext } from '#data/store/context.ts';
import { PaymentScreen } from '#features/plans/payment-screen.tsx';
import { PlanPortsContext, type PlanPorts } from '#features/plans/plan-ports.ts';
import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { createPayments } from '#sync/create-payments.ts';
import { createTransport } from '#sync/create-transport.ts';
import { StartStateProvider } from '#ui/start-gate.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { createFakeConnectivity } from './fake-ports.ts';
import { pictureHere } from './picture-here.ts';
import { createDevice } from './practice.tsx';
import { RightToLeft } from './right-to-left.tsx';
import { tellPlan } from './tell-plan.ts';
import { createTill, type Till } from './till.ts';

/** The pages of plans and payments on a device with a till behind the network; it can be signed out. */
export async function openPlans(
  path: string,
  { till = createTill(), isRightToLeft = false }: { till?: Till; isRightToLeft?: boolean } = {},
) {
  const device = await createDevice([]);
  const context: DataContext = { ...device.context, userId: 'u1' };
  await tellPlan(context, 'TRIAL');
  const session = { isSignedIn: true };
  const transport = createTransport({
    tokens: {
      getAccessToken: async () =>
        session.isSignedIn ? { kind: 'token', token: 't', userId: 'u1' } : { kind: 'signed-out' },
    },
    origin: 'https://passage.test',
    fetch: (input, init) => till.fetch(new Request(input, init)),
    now: () => context.clock.now(),
  });
  const connectivity = createFakeConnectivity();
  const left: string[] = [];
  const syncs = { count: 0, bring: async () => {} };
  const ports: PlanPorts = {
    payments: createPayments(context, transport),
    pictures: pictureHere,
    connectivity,
    async syncNow() {
      syncs.count += 1;
      await syncs.bring();
    },
    leaveFor: (url) => void left.push(url),
  };
  const signIn = <button type="button">Sign in</button>;
  const root = createRootRoute();
  const page = (at: string, Page: () => React.JSX.Element) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      validateSearch: (search) => search,
      component: () => (
        <MantineProvider env="test">
          <StartStateProvider value={{ status: 'ready' }}>
            <DataContextProvider value={context}>
              <PlanPortsContext value={ports}>
                <Toasts>
                  <Page />
                </Toasts>
              </PlanPortsContext>
            </DataContextProvider>
          </StartStateProvider>
        </MantineProvider>
      ),
    });
  const order = new URL(path, 'https://passage.test').searchParams.get('order') ?? undefined;
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', () => <h1>Today</h1>),
      page('/dashboard/plans', () => <PlansScreen signIn={signIn} />),
      page('/dashboard/plans/payments', () => <PaymentScreen order={order} signIn={signIn} />),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const user = userEvent.setup();
  const show = () =>
    render(
      // The router of a test is not the app's registered one.
      <RouterProvider router={router as never} />,
      isRightToLeft ? { wrapper: RightToLeft } : {},
    );
  return { till, context, connectivity, left, syncs, session, user, show, advance: device.advance };
}
