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
import { locks } from 'node:worker_threads';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { BankItem as Item } from '#contract/items/bank-item.ts';
import type { PracticeMode } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { DataContext } from '#data/store/context.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { localUserId } from '#data/store/rows.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { createAssessing } from '#features/practice/assess/assessing.ts';
import { createWritingAssessor } from '#features/practice/assess/writing-assessor.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import { NotePortsProvider } from '#features/notes/note-ports.ts';
import { PracticePortsProvider } from '#features/practice/practice-ports.ts';
import { loadScreens } from '#features/practice/tasks/use-screens.ts';
import { createAnswerSeats, isSeatWanted } from '#platform/answer-seats.ts';
import { createBusy } from '#platform/busy.ts';
import { createChannel } from '#platform/channel.ts';
import type { Clock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import type { DeviceRoom } from '#platform/device-storage.ts';
import { createDrafts } from '#platform/drafts.ts';
import { createLanguageChoice } from '#platform/language-choice.ts';
import type { SharedFile, SharedFiles } from '#platform/shared-files.ts';
import { createMediaKeys } from '#platform/player/media-keys.ts';
import type { ModeChoice } from '#platform/practice-mode.ts';
import { systemIds } from '#platform/ids.ts';
import { Toasts } from '#ui/toasts.tsx';
import { makeItem } from './practice-items.ts';
import { writingHere } from './writing-engine.ts';
import { createTranslations } from '#sync/create-translations.ts';
import { createListFetch } from '#sync/fetch-lists.ts';
import { createScoringRequest } from '#sync/request-scoring.ts';
import { createTransport } from '#sync/create-transport.ts';
import { createFakePacks } from './fake-packs.ts';
import { pictureHere } from './picture-here.ts';
import type { FakePacks } from './fake-packs.ts';
import { createFakeAudio } from './practice-audio.ts';
import type { FakeAudio } from './practice-audio.ts';

/**
 * A clock that stands still until a test moves it. `after` fires when `advance` passes its instant, whatever the clock is
 * set to. What is due already when it is asked for fires by itself, as with a real timer: an effect may run after `advance`.
 */
export function createTestClock(start = Date.UTC(2026, 10, 21, 12, 0, 0)) {
  let now = start;
  /** How far somebody has set the clock. */
  let setByMs = 0;
  let waiting: { at: number; run: () => void }[] = [];
  function fireDue(end: number): void {
    for (;;) {
      const due = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      waiting = waiting.filter((each) => each !== due);
      now = Math.max(now, due.at);
      due.run();
    }
  }
  const clock: Clock = {
    now: () => now + setByMs,
    steady: () => now,
    after(delayMs, run) {
      const entry = { at: now + delayMs, run };
      waiting.push(entry);
      if (delayMs <= 0) setTimeout(() => fireDue(now), 0);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
  };
  return {
    clock,
    set: (ms: number) => void (setByMs += ms),
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      await act(async () => {
        fireDue(end);
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
  /** Sets the clock forward or back; no time passes. */
  setClock: (ms: number) => void;
  /** Another tab of the same browser. */
  newTab: () => Device;
  /** The page after a reload: the old one never went properly, and holds nothing any more. */
  reloaded: () => Device;
  close: () => void;
}

let devices = 0;
const testOrigin = 'https://passage.test';

/** The locks of one browser: those of this process, under names of its own. */
function locksOf(device: string): LockManager {
  const request = (name: string, options: LockOptions, run: LockGrantedCallback<unknown>) =>
    locks.request(`${device} ${name}`, options, run);
  return { request: request as LockManager['request'], query: () => locks.query() };
}

/** A device with these questions on it: real Dexie on fake IndexedDB, real drafts, a clock that stands still. */
export async function createDevice(
  items: readonly Item[],
  { mode = 'PRACTICE' }: { mode?: PracticeMode } = {},
): Promise<Device> {
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
    origin: testOrigin,
    fetch: (input, init) => network.fetch(new Request(input, init)),
    now: () => clock.now(),
  });
  const room: Device['room'] = { now: null };
  const openSeats = (browser = name) =>
    createAnswerSeats({
      locks: locksOf(browser),
      channel: createChannel(`${browser}-answers`, isSeatWanted),
      // A busy machine is no frozen tab.
      patienceMs: 60_000,
    });
  const ports: PracticePorts = {
    drafts: createDrafts(`${name}-drafts`, undefined, clock),
    sharedFiles: sharedHere(),
    seats: openSeats(),
    busy: createBusy(),
    modeChoice: keptHere(mode),
    mediaKeys: createMediaKeys(undefined),
    random: { next: () => 0 },
    storage: {
      room: async () => room.now,
      fits: async () => null,
      keeping: async () => 'kept',
      persist: async () => true,
      clearedAfterDays: async () => null,
    },
    assessing: createAssessing({
      context,
      device: 'phone',
      assessors: { writing: createWritingAssessor(context, writingHere) },
      report: (error) => {
        throw error;
      },
    }),
    fetchList: createListFetch(context, transport),
    translations: createTranslations(context, transport, {
      digest: systemDigest,
      origin: testOrigin,
      fetch: (input, init) => network.fetch(new Request(input, init)),
    }),
    // No language was chosen before.
    languageChoice: createLanguageChoice({ read: () => null, keep: () => undefined }),
    pictures: pictureHere,
    requestScoring: createScoringRequest(context, transport),
    writing: writingHere,
    packs: packs.port,
    speech: { findWordTimes: async () => null },
    ...audio.ports,
  };
  const device: Device = {
    room,
    packs,
    network,
    context,
    ports,
    audio,
    advance: (ms) => time.advance(ms),
    setClock: (ms) => time.set(ms),
    newTab: () => ({ ...device, ports: { ...ports, seats: openSeats() } }),
    reloaded: () => ({ ...device, ports: { ...ports, seats: openSeats(`${name} reloaded`) } }),
    close: () => local.close(),
  };
  return device;
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
              <NotePortsProvider value={ports}>
                <Toasts>{ui}</Toasts>
              </NotePortsProvider>
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

/** A device that was told its mode before. */
function keptHere(first: PracticeMode): ModeChoice {
  let mode = first;
  return {
    read: () => mode,
    keep(next) {
      mode = next;
    },
  };
}

/** What another app shared: in memory, since the files of jsdom cannot be kept in the database of these tests. */
function sharedHere(): SharedFiles {
  let shared: SharedFile | null = null;
  const away = new Map<string, SharedFile>();
  return {
    read: async () => shared,
    async keep(file) {
      shared = { file, practiceId: null };
    },
    async choose(practiceId) {
      shared &&= { ...shared, practiceId };
    },
    async forget() {
      shared = null;
    },
    async putAway(userId) {
      if (shared !== null) away.set(userId, shared);
      shared = null;
    },
    async bringBack(userId) {
      const kept = away.get(userId);
      if (kept === undefined || shared !== null) return;
      away.delete(userId);
      shared = kept;
    },
    async forgetOf(userId) {
      away.delete(userId);
    },
  };
}

const someItem = makeItem('MCS_R', 15_001);
