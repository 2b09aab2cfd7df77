import { RouterProvider } from '@tanstack/react-router';
import {
  createContext,
  lazy,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { AccountPortsProvider } from '#features/account/account-ports.ts';
import { DownloadPortsProvider } from '#features/downloads/download-ports.ts';
import { InstallPortsProvider } from '#features/install/install-ports.ts';
import { MePortsProvider } from '#features/me/me-ports.ts';
import { NotePortsProvider } from '#features/notes/note-ports.ts';
import { OutboxPortsProvider } from '#features/outbox/outbox-ports.ts';
import { PlanPortsContext } from '#features/plans/plan-ports.ts';
import { PracticePortsProvider } from '#features/practice/practice-ports.ts';
import { SessionProvider } from '#features/sign-in/use-session.ts';
import type { InstallPrompt } from '#platform/install-prompt.ts';
import { LessonPortsProvider } from '#ui/lessons/lesson-ports.ts';
import { WordSoundsProvider } from '#ui/voice/word-sound-ports.ts';
import { SayPortsProvider } from '#ui/say/say-ports.ts';
import { StartStateProvider, WhenStarted } from '#ui/start-gate.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { DictionaryHost } from './dictionary-host.tsx';
import { Frame } from './frame/frame.tsx';
import { AccountGate, UnlessGone } from './problems/account-gate.tsx';
import { StorageProblem } from './problems/storage-problem.tsx';
import type { AppRouter } from './router.tsx';
import type { ServicesStore } from './start/services.ts';
import { Look } from './theme/look.tsx';
import { UpdateNotice } from './update/update-notice.tsx';
import type { AppUpdate } from './update/app-update.ts';

export interface AppProps {
  readonly router: AppRouter;
  readonly services: ServicesStore;
  readonly install: InstallPrompt;
  readonly update: AppUpdate;
}

const SyncState = lazy(async () => ({ default: (await import('./frame/sync-state.tsx')).SyncState }));
const RecordingsFound = lazy(async () => ({
  default: (await import('#features/practice/recovery/recordings-found.tsx')).RecordingsFound,
}));
const SharedWaiting = lazy(async () => ({
  default: (await import('#features/practice/shared/shared-waiting.tsx')).SharedWaiting,
}));
const LostWorkNotice = lazy(async () => ({
  default: (await import('#features/outbox/lost-work-notice.tsx')).LostWorkNotice,
}));
const Update = createContext<AppUpdate | null>(null);

/** The whole app: look, services, frame, pages. */
export function App({ router, services, install, update }: AppProps) {
  const state = useServices(services);
  const ready = state.status === 'ready' ? state.services : null;
  const installPorts = useMemo(() => ready && { storage: ready.storage, prompt: install }, [ready, install]);
  return (
    <Look>
      <StartStateProvider value={state}>
        <DataContextProvider value={ready?.data ?? null}>
          <PracticePortsProvider value={ready?.practice ?? null}>
            <AccountPortsProvider value={ready?.account ?? null}>
              <MePortsProvider value={ready?.practice ?? null}>
                <OutboxPortsProvider value={ready}>
                  <DownloadPortsProvider value={ready?.downloads ?? null}>
                    <InstallPortsProvider value={installPorts}>
                      <SessionProvider value={ready?.session ?? null}>
                        <Update value={update}>
                          <Toasts key={ready?.life ?? 0}>
                            <SayPortsProvider value={ready?.say ?? null}>
                              <WordSoundsProvider value={ready?.wordSounds ?? null}>
                                <LessonPortsProvider value={ready?.lessons ?? null}>
                                  <NotePortsProvider value={ready?.practice ?? null}>
                                    <DictionaryHost dictionary={ready?.dictionary ?? null}>
                                      <PlanPortsContext value={ready?.plans ?? null}>
                                        <RouterProvider router={router} />
                                      </PlanPortsContext>
                                    </DictionaryHost>
                                  </NotePortsProvider>
                                </LessonPortsProvider>
                              </WordSoundsProvider>
                            </SayPortsProvider>
                          </Toasts>
                        </Update>
                      </SessionProvider>
                    </InstallPortsProvider>
                  </DownloadPortsProvider>
                </OutboxPortsProvider>
              </MePortsProvider>
            </AccountPortsProvider>
          </PracticePortsProvider>
        </DataContextProvider>
      </StartStateProvider>
    </Look>
  );
}

/** The services of now. They arrive as a transition: the page that is there stays touchable while the next one renders. */
function useServices({ get, subscribe }: ServicesStore) {
  const [state, setState] = useState(get);
  useEffect(() => {
    const follow = () => startTransition(() => setState(get()));
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return state;
}

/** What the router puts around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const update = useContext(Update);
  const syncState = (
    <WhenStarted waiting={null}>
      <Suspense>
        <SyncState />
      </Suspense>
    </WhenStarted>
  );
  const offers = (
    <WhenStarted waiting={null}>
      <UnlessGone>
        <Suspense>
          <LostWorkNotice />
          <RecordingsFound />
          <SharedWaiting />
        </Suspense>
      </UnlessGone>
    </WhenStarted>
  );
  return (
    <Frame syncState={syncState} notices={update ? <UpdateNotice update={update} /> : null} offers={offers}>
      <StorageProblem>
        <AccountGate>{children}</AccountGate>
      </StorageProblem>
    </Frame>
  );
}
