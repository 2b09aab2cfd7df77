import { MantineProvider } from '@mantine/core';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { BankItem as Item } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { DataContext } from '#data/context.ts';
import { importPack } from '#data/import-pack.ts';
import { openLocalData } from '#data/open-local-data.ts';
import { localUserId } from '#data/rows.ts';
import { DataContextProvider } from '#data/use-data-context.ts';
import { createAssessing } from '#features/practice/assess/assessing.ts';
import { createWritingAssessor } from '#features/practice/assess/writing-assessor.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import { PracticePortsProvider } from '#features/practice/practice-ports.ts';
import { loadScreens } from '#features/practice/tasks/use-screens.ts';
import { createBusy } from '#platform/busy.ts';
import type { Clock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import type { DeviceRoom } from '#platform/device-storage.ts';
import { createDrafts } from '#platform/drafts.ts';
import { systemIds } from '#platform/ids.ts';
import { Toasts } from '#ui/toasts.tsx';
import { makeItem } from './practice-items.ts';
import { writingHere } from './writing-engine.ts';
import { createListFetch } from '#sync/fetch-lists.ts';
import { createScoringRequest } from '#sync/request-scoring.ts';
import { createTransport } from '#sync/transport.ts';
import { createFakePacks } from './fake-packs.ts';
import { pictureHere } from './picture-here.ts';
import type { FakePacks } from './fake-packs.ts';
import { createFakeAudio } from './practice-audio.ts';
import type { FakeAudio } from './practice-audio.ts';

/** A clock that stands still until a test moves it. `after` fires when `advance` passes its instant. */
export function createTestClock(start = Date.UTC(2026, 10, 21, 12, 0, 0)) {
  let now = start;
  let waiting: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(delayMs, run) {
      const entry = { at: now + delayMs, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
  };
  return {
    clock,
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      await act(async () => {
        for (;;) {
          const due = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
          if (!due) break;
          waiting = waiting.filter((each) => each !== due);
          now = Math.max(now, due.at);
          due.run();
        }
        now = end;
      });
    },
  };
}

export interface Device {
  /** What the browser tells of room; `null`: nothing. A test sets it. */
  room: { now: DeviceRoom | null };
  context: DataContext;
  ports: PracticePorts;
  audio: FakeAudio;
  packs: FakePacks;
  /** The network and what is behind it: nothing, until a test sets it. */
  network: { fetch: (request: Request) => Promise<Response> };
  advance: (ms: number) => Promise<void>;
  close: () => void;
}

let devices = 0;

/** A device with these questions on it: real Dexie on fake IndexedDB, real drafts, a clock that stands still. */
export async function createDevice(items: readonly Item[]): Promise<Device> {
  devices += 1;
  const name = `practice-${devices}`;
  const local = await openLocalData(name);
  const { db, strictDb } = local;
  const time = createTestClock();
  const { clock } = time;
  // Fetched here, not while a test waits for what they show: on a busy machine that takes longer than any wait should.
  await Promise.all(items.map(({ taskType }) => loadScreens(taskType)));
  const context: DataContext = {
    db,
    strictDb,
    userId: localUserId,
    clock,
    ids: systemIds,
    digest: systemDigest,
    kick: () => undefined,
  };
  for (const taskType of bankTaskTypes) {
    const own = items.filter((item) => item.taskType === taskType);
    if (own.length > 0) {
      await importPack(context, { pack: { format: 1, taskType, items: own }, generation: `g-${taskType}` });
    }
  }
  const audio = createFakeAudio(context);
  const packs = createFakePacks();
  const network: Device['network'] = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const transport = createTransport({
    tokens: { getAccessToken: async () => ({ kind: 'token', token: 't', userId: context.userId }) },
    origin: 'https://passage.test',
    fetch: (input, init) => network.fetch(new Request(input, init)),
    now: () => clock.now(),
  });
  const room: Device['room'] = { now: null };
  const ports: PracticePorts = {
    drafts: createDrafts(`${name}-drafts`),
    busy: createBusy(),
    random: { next: () => 0 },
    storage: { room: async () => room.now, fits: async () => null },
    assessing: createAssessing({
      context,
      assessors: { writing: createWritingAssessor(context, writingHere) },
      report: (error) => {
        throw error;
      },
    }),
    fetchList: createListFetch(context, transport),
    pictures: pictureHere,
    requestScoring: createScoringRequest(context, transport),
    writing: writingHere,
    packs: packs.port,
    speech: { findWordTimes: async () => null },
    ...audio.ports,
  };
  return {
    room,
    packs,
    network,
    context,
    ports,
    audio,
    advance: (ms) => time.advance(ms),
    close: () => local.close(),
  };
}

/** Renders a part of the app at the address of a question, with everything around it that it needs. */
export function renderOn({ context, ports }: Device, ui: ReactNode, item: Item = someItem) {
  const { section, slug } = taskAddresses[item.taskType];
  const root = createRootRoute();
  const routes = ['/dashboard/$section/$slug', '/dashboard/$section/$slug/$questionId'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <MantineProvider env="test">
          <DataContextProvider value={context}>
            <PracticePortsProvider value={ports}>
              <Toasts>{ui}</Toasts>
            </PracticePortsProvider>
          </DataContextProvider>
        </MantineProvider>
      ),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [`/dashboard/${section}/${slug}/${item.id}`] }),
  });
  const user = userEvent.setup();
  // The router of a test is not the app's registered one.
  const view = render(<RouterProvider router={router as never} />);
  return { ...view, user, router };
}

/** The same for a question behind a start gate, which the learner begins at once. */
export async function renderBegun(device: Device, ui: ReactNode, item: Item) {
  const view = renderOn(device, ui, item);
  await view.user.click(await screen.findByRole('button', { name: 'Begin' }));
  return view;
}

const someItem = makeItem('MCS_R', 15_001);
